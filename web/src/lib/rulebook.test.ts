import { describe, expect, it } from 'vitest';
import { chapters, printedOn, sought } from './rulebook';
import type { GameInfo } from './wire';

const TEXTS: Record<string, string> = {
  'toy-rule-TOY-1': 'Roll a die and move.',
  'toy-rule-TOY-2': 'Łódź płynie przez jezioro.',
  'toy-rule-TOY-2.ruling': 'A boat never sinks.',
};
const say = (msg: unknown) => TEXTS[String(msg)] ?? String(msg);
const has = (key: string) => key in TEXTS;
const rule = (id: string, chapter: string) => ({ id, chapter, source: 'seed', also: [] });
const info = {
  about: { prefix: 'toy' },
  rules: [rule('TOY-1', 'turn'), rule('TOY-2', 'boats'), rule('TOY-3', 'turn')],
  booklets: [
    { id: 'toy-en', language: 'en', pages: [{ page: 2, rules: ['TOY-1'] }, { page: 4, rules: ['TOY-1', 'TOY-2'] }] },
    { id: 'toy-pl', language: 'pl', pages: [{ page: 3, rules: ['TOY-2'] }] },
  ],
} as unknown as GameInfo;
const found = (text: string) => sought(info, text, say, has).map((one) => one.id);

describe('a rulebook', () => {
  it('has its chapters in the order of the rules', () => {
    expect([...chapters(info.rules)].map(([id, rules]) => [id, rules.length])).toEqual([['turn', 2], ['boats', 1]]);
  });
  it('finds rules by number, by words and by what was answered', () => {
    expect(found('toy-2')).toEqual(['TOY-2']);
    expect(found('move DIE')).toEqual(['TOY-1']);
    expect(found('sinks')).toEqual(['TOY-2']);
    expect(found('')).toEqual(['TOY-1', 'TOY-2', 'TOY-3']);
    expect(found('dragon')).toEqual([]);
  });
  it('finds words typed without their marks', () => {
    expect(found('lodz plynie')).toEqual(['TOY-2']);
  });
  it('knows the pages of each booklet', () => {
    expect(printedOn(info, 'TOY-1')).toEqual([{ booklet: 'toy-en', language: 'en', pages: [2, 4] }]);
    expect(printedOn(info, 'TOY-3')).toEqual([]);
  });
});
