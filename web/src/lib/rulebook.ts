// The rulebook of a game: its chapters, what a search finds, and where a rule is printed.
import type { Say } from '../boards/contract';
import type { GameInfo, Rule } from './wire';

/** Chapter → its rules, in the order of the rules. */
export function chapters(rules: readonly Rule[]): Map<string, Rule[]> {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) found.set(rule.chapter, [...(found.get(rule.chapter) ?? []), rule]);
  return found;
}

/** The text of a rule and what we answered, if anything. */
export function textOf(info: GameInfo, id: string, say: Say, has: (key: string) => boolean): string {
  const key = `${info.about.prefix}-rule-${id}`;
  return has(`${key}.ruling`) ? `${say(key)} ${say(`${key}.ruling`)}` : say(key);
}

/** Letters as people type them: without case and without marks above or through them. */
const plain = (text: string) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** The rules that have all these words in their number or their text. */
export function sought(
  info: GameInfo,
  text: string,
  say: Say,
  has: (key: string) => boolean,
): Rule[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return info.rules.filter((rule) => {
    const read = plain(`${rule.id} ${textOf(info, rule.id, say, has)}`);
    return words.every((word) => read.includes(word));
  });
}

/** The pages of each booklet on which a rule stands. */
export function printedOn(info: GameInfo, id: string): { booklet: string; language: string; pages: number[] }[] {
  return info.booklets
    .map(({ id: booklet, language, pages }) => ({
      booklet,
      language,
      pages: pages.filter((one) => one.rules.includes(id)).map((one) => one.page),
    }))
    .filter(({ pages }) => pages.length > 0);
}
