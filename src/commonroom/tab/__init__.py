"""The tab: the tables of a server in a browser's tab, without a server.

Python runs there as WebAssembly, in a worker of the page. What the page says to it, and hears from
it, is what it would say to a server. This package and all it imports must do without what only a
server has: an import contract says so.
"""
