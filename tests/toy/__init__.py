"""Beans: a complete, tiny game that exists to try the kernel out. It is registered in tests only.

Every seat holds a hidden hand of beans. In a turn you take two bites: eat a bean of your own, dare
one from the bag (a die decides), or peek at somebody's hand. Another seat may whistle once and put
a bean of its own on your plate. Whoever has eaten the best beans wins.
"""
