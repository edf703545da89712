// Words in a given room: how a picture without a layout engine breaks its lines.

/** How wide a text is, in the letters in question. */
export type Measure = (text: string) => number;

/** A text on one line, cut short if it must be. */
export function fitted(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** A text on several lines, broken between words; what is too much is cut off the last. */
export function wrapped(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/).filter(Boolean);
  for (const [i, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (line === '' || measure(longer) <= width) {
      line = longer;
    } else if (lines.length === most - 1) {
      return [...lines, fitted([line, ...words.slice(i)].join(' '), width, measure)];
    } else {
      lines.push(fitted(line, width, measure));
      line = word;
    }
  }
  return line ? [...lines, fitted(line, width, measure)] : lines;
}
