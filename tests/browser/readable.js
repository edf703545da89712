// What on a table's screen cannot be read or chosen; run in the page, with the smallest height of letters.
(smallest) => {
  const faults = [];
  const clip = (box, by) => ({
    left: Math.max(box.left, by.left), top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right), bottom: Math.min(box.bottom, by.bottom),
  });
  const empty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** Where an element may be seen between all that hides what runs over; and whether scrolling, or
      moving the map, shows more. */
  const windows = new Map();
  const windowOf = (element) => {
    if (!element || element === document.body) return { box: screen, scrolls: false };
    let found = windows.get(element);
    if (found) return found;
    const around = windowOf(element.parentElement);
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = overflowX !== 'visible' || overflowY !== 'visible';
    found = {
      box: hides ? clip(around.box, element.getBoundingClientRect()) : around.box,
      scrolls: around.scrolls || /auto|scroll/.test(overflowX + overflowY) || element.matches('svg.enlarged'),
    };
    windows.set(element, found);
    return found;
  };
  const seen = (element, box) => {
    const { box: by, scrolls } = windowOf(element);
    return { rest: clip(box, by), scrolls };
  };
  const texts = [];
  const walk = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const words = node.data.trim(), element = node.parentElement;
    if (!words || element.closest('.hidden, title, [popover], option')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const inSvg = element instanceof SVGElement;
    const matrix = inSvg ? element.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const whole = range.getBoundingClientRect();
    if (whole.width <= 1 || getComputedStyle(element).clipPath !== 'none') continue;
    if (size < smallest - 0.05) faults.push(`${size.toFixed(1)} px: ${words}`);
    const { rest, scrolls } = seen(element, whole);
    const lost = whole.width - (rest.right - rest.left) > 1.5 || whole.height - (rest.bottom - rest.top) > 0.4 * size;
    if (!scrolls && lost) faults.push(`cut: ${words}`);
    if (inSvg && words.endsWith('…')) faults.push(`cut: ${words}`);
    const layer = element.closest('.board > :not(svg), .parts, .tools') ?? null;
    for (const line of range.getClientRects()) {
      // Lines are higher than their letters.
      const letters = { left: line.left + 1, right: line.right - 1,
        top: line.top + line.height * 0.28, bottom: line.bottom - line.height * 0.28 };
      const part = clip(letters, seen(element, line).rest);
      if (!empty(part)) texts.push({ words, element, part, layer });
    }
  }
  texts.forEach((one, i) => {
    for (const other of texts.slice(i + 1)) {
      // What lies over the board hides what is below.
      if (one.element === other.element || one.layer !== other.layer) continue;
      if (!empty(clip(one.part, other.part))) faults.push(`over each other: ${one.words} | ${other.words}`);
    }
  });
  const offers = [...document.querySelectorAll('section.decision button.offer')]
    .filter((it) => it.checkVisibility());
  offers.forEach((offer, i) => {
    const box = offer.getBoundingClientRect();
    const { rest, scrolls } = seen(offer, box);
    const whole = rest.bottom - rest.top >= Math.min(box.height, 44) - 1 && rest.right - rest.left >= box.width - 1;
    if (!whole && (i === 0 || !scrolls)) faults.push(`out of reach: ${offer.innerText}`);
  });
  const buttons = [...document.querySelectorAll('section.decision button')]
    .filter((it) => it.checkVisibility())
    .map((it) => ({ it, part: seen(it, it.getBoundingClientRect()).rest }));
  buttons.forEach((one, i) => {
    for (const other of buttons.slice(i + 1)) {
      const both = clip(one.part, other.part);
      if (both.right - both.left > 3 && both.bottom - both.top > 3) {
        faults.push(`buttons over each other: ${one.it.innerText} | ${other.it.innerText}`);
      }
    }
  });
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push('the page scrolls');
  if (Math.min(innerWidth, innerHeight) < 500) {
    const high = (selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    if (high('main.stage') < innerHeight / 2) faults.push(`the board has ${high('main.stage')} px`);
    if (high('.others') > 46) faults.push('the others are no thin strip');
    if (high('section.mine') > 48) faults.push("nor are one's own numbers");
    const number = document.querySelector('section.mine .number')?.getBoundingClientRect();
    if (number && (number.right > innerWidth || number.bottom > innerHeight)) faults.push('no number in sight');
  }
  return faults;
}
