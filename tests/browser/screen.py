"""A reader's screen: what one does there, and what one sees."""

from __future__ import annotations

import json
from collections.abc import Mapping

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

_axe = Axe()


class Screen:
    """One page of the client."""

    def __init__(self, page: Page, settings: Mapping[str, object]) -> None:
        self.page = page
        kept = json.dumps(json.dumps(settings))
        page.add_init_script(
            f"localStorage.getItem('commonroom.settings') ?? "
            f"localStorage.setItem('commonroom.settings', {kept})"
        )

    def open(self, path: str) -> Screen:
        self.page.goto(path)
        return self

    def resize(self, size: Mapping[str, int]) -> None:
        """Make the window larger or smaller, until everything has found its new place."""
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        self.page.evaluate(
            """() => new Promise((done) =>
                requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"""
        )

    # ---- what one sees -------------------------------------------------------------------

    @property
    def decision(self) -> Locator:
        return self.page.locator("section.decision")

    @property
    def offers(self) -> Locator:
        return self.decision.locator("button.offer:enabled")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log")

    def number(self) -> str:
        """Which decision is on the screen."""
        return self.decision.locator("[data-decision]").get_attribute("data-decision") or ""

    def asked(self) -> Screen:
        """Wait until there is something to answer; a folded list is unfolded."""
        expect(self.offers.first).to_be_attached()
        folded = self.decision.locator("details:not([open]) > summary")
        if folded.count():
            folded.click()
        expect(self.offers.first).to_be_visible()
        return self

    def sees(self, text: str) -> None:
        expect(self.page.locator("body")).to_contain_text(text)

    def sound(self) -> None:
        """No accessibility rule of axe is broken."""
        expect(self.page.locator("h1").first).to_be_attached()
        results = _axe.run(self.page)
        assert results.violations_count == 0, results.generate_report()

    # ---- what one does -------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def card(self, game: str = "death-eaters-rising") -> Locator:
        """A game in the lobby."""
        return self.page.locator(f"article[aria-labelledby='game-{game}']")

    def play_now(self, game: str = "death-eaters-rising") -> Screen:
        """One click in the lobby."""
        self.card(game).locator(".button.main").click()
        return self

    def set_up(self, game: str = "death-eaters-rising") -> Screen:
        """Open the sheet on which a table is laid by hand, with its house rules."""
        self.card(game).get_by_role("button", name="Set it up yourself").click()
        self.page.get_by_text("House rules").click()
        return self

    def offer(self, verb: str) -> Locator:
        """The choices of this kind."""
        return self.decision.locator(f"button.offer[data-offer^='{verb}']")

    def choose(self, offer: Locator) -> None:
        """Choose by the keyboard, going through the choices with an arrow."""
        before = self.number()
        for _ in range(self.offers.count()):
            self.page.keyboard.press("ArrowDown")
            if offer.evaluate("it => it === document.activeElement"):
                break
        self.page.keyboard.press("Enter")
        self.moved_on(before)

    def answer(self, number: int = 0) -> None:
        """Choose an offer, and wait until the question is another one or somebody else's."""
        self.asked()
        before = self.number()
        self.offers.nth(min(number, self.offers.count() - 1)).click()
        self.moved_on(before)

    def moved_on(self, before: str) -> None:
        self.page.wait_for_function(
            "before => document.querySelector('[data-decision]')?.dataset.decision !== before",
            arg=before,
        )

    def answer_until(self, question: str, most: int = 40) -> None:
        """Answer whatever comes until a certain question is asked."""
        for _ in range(most):
            self.asked()
            if question in self.decision.locator("h2").inner_text():
                return
            self.answer()
        raise AssertionError(f"never asked: {question}")
