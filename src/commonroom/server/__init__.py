"""The server: tables over HTTP and WebSocket. It serves the browser client and knows no rules."""
