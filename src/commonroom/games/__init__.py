"""The games. Each lives in a folder of its own, all of the same shape, and knows no other."""

from commonroom.kernel import register

register("death-eaters-rising", "commonroom.games.death_eaters_rising.title:TITLE")
register("talisman", "commonroom.games.talisman.title:TITLE")
register("year-at-hogwarts", "commonroom.games.year_at_hogwarts.title:TITLE")
register("quidditch", "commonroom.games.year_at_hogwarts.quidditch.title:TITLE")
register("voldemort-returns", "commonroom.games.year_at_hogwarts.voldemort_returns.title:TITLE")
