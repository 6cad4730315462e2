/// The screen after each step of the walk-through, and the row that has the focus then.
enum WalkthroughPictures {
  static let all: [(title: String, focusedRow: Int?, drawing: String)] = [
    (
      "The app starts.", nil,
      """

        Reminders




                         ││
                    No Reminders

             What you add is shown here.




        ││ New Reminder

      """
    ),
    (
      "Tap “New Reminder”.", 0,
      """

        Reminders

        ○ New reminder










        ││ New Reminder

      """
    ),
    (
      "Type “Milk”.", 0,
      """

        Reminders

        ○ Milk










        ││ New Reminder

      """
    ),
    (
      "Press return: the next row is there and has the focus.", 1,
      """

        Reminders

        ○ Milk
        ──────────────────────────────────────
        ○ New reminder








        ││ New Reminder

      """
    ),
    (
      "Type “Call Ada” and press return.", 2,
      """

        Reminders

        ○ Milk
        ──────────────────────────────────────
        ○ Call Ada
        ──────────────────────────────────────
        ○ New reminder






        ││ New Reminder

      """
    ),
    (
      "Type “Water plants” and press return.", 3,
      """

        Reminders

        ○ Milk
        ──────────────────────────────────────
        ○ Call Ada
        ──────────────────────────────────────
        ○ Water plants
        ──────────────────────────────────────
        ○ New reminder




        ││ New Reminder

      """
    ),
    (
      "Press return in the empty row: it goes.", nil,
      """

        Reminders

        ○ Milk
        ──────────────────────────────────────
        ○ Call Ada
        ──────────────────────────────────────
        ○ Water plants






        ││ New Reminder

      """
    ),
    (
      "Swipe over “Call Ada” and flag it.", nil,
      """

        Reminders

        ○ Milk
        ──────────────────────────────────────
        ○ Call Ada                        ││
        ──────────────────────────────────────
        ○ Water plants






        ││ New Reminder

      """
    ),
    (
      "Tick “Milk” off.", nil,
      """

        Reminders

        ◉ Milk
        ──────────────────────────────────────
        ○ Call Ada                        ││
        ──────────────────────────────────────
        ○ Water plants






        ││ New Reminder

      """
    ),
    (
      "Swipe over “Call Ada” and open its details.", nil,
      """

        Cancel          Details          Done

        Call Ada
        ───────────────────────────────────────
        Notes
        ───────────────────────────────────────
        Flag                              [x]








      """
    ),
    (
      "Write a note and tap “Done”.", nil,
      """

        Reminders

        ◉ Milk
        ──────────────────────────────────────────
        ○ Call Ada                            ││
          about the engine
        ──────────────────────────────────────────
        ○ Water plants





        ││ New Reminder

      """
    ),
    (
      "Swipe over “Milk” and delete it.", nil,
      """

        Reminders

        ○ Call Ada                            ││
          about the engine
        ──────────────────────────────────────────
        ○ Water plants







        ││ New Reminder

      """
    ),
    (
      "Delete the two others: the list is empty again.", nil,
      """

        Reminders




                         ││
                    No Reminders

             What you add is shown here.




        ││ New Reminder

      """
    ),
  ]
}
