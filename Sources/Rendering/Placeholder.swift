import Modifiers
