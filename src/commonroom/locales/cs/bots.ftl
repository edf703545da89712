### Proč si bot vybral, co si vybral, v kterékoli hře.

bot-reason-random = Vybráno náhodně.
