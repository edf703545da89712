import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Texts } from './texts';

const locales = '../src/commonroom/locales';
const catalogue = (language: string) =>
  readdirSync(`${locales}/${language}`)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(`${locales}/${language}/${name}`, 'utf-8'))
    .join('\n');

const small = `
player = Player { $number }
list-more = { $start }, { $next }
list-and = { $start } and { $last }
list-or = { $start } or { $last }
list-times = { $count } × { $item }
list-nothing = nothing
toy-owl = Owl
    .a = an owl
    .gender = feminine
toy-cat = Cat
toy-bring = { $seat } brings { $pet-a }.
toy-all = { CAPITAL($pets-a) }!
toy-any = { $pets-or }?
toy-who = { $pet-gender ->
    [feminine] she
   *[other] it
  }
toy-which = { $pet-id ->
    [cat] no cats
   *[other] welcome
  }
toy-nested = So { $what }
toy-many = { $count ->
    [one] one
   *[other] { $count }
  } of { toy-cat }
web-quote = “{ $words }”
`;
const texts = new Texts([['en', small]], ['toy']);
const say = (key: string, args = {}, names: string[] = []) => texts.say({ key, args }, names);

describe('texts', () => {
  it('says ids by name, in the form the sentence asks for', () => {
    expect(say('toy-bring', { seat: 0, pet: 'owl' }, ['Ada'])).toBe('Ada brings an owl.');
    expect(say('toy-bring', { seat: 1, pet: 'cat' })).toBe('Player 2 brings Cat.');
  });
  it('joins lists, and says once what is there twice', () => {
    expect(say('toy-all', { pets: ['owl', 'owl'] })).toBe('2 × an owl!');
    expect(say('toy-all', { pets: ['owl', 'cat', 'rat'] })).toBe('An owl, Cat and Rat!');
    expect(say('toy-any', { pets: ['owl', 'cat'] })).toBe('Owl or Cat?');
    expect(say('toy-any', { pets: [] })).toBe('nothing?');
    expect(say('toy-any', { pets: [3, 3] })).toBe('3 or 3?');
  });
  it('chooses by an attribute or by the id', () => {
    expect(say('toy-who', { pet: 'owl' })).toBe('she');
    expect(say('toy-which', { pet: 'cat' })).toBe('no cats');
  });
  it('says messages inside messages first', () => {
    const what = { key: 'toy-bring', args: { seat: 0, pet: 'owl' } };
    expect(say('toy-nested', { what }, ['Ada'])).toBe('So Ada brings an owl.');
  });
  it('quotes strings of what is no game', () => {
    expect(say('web-quote', { words: 'owl' })).toBe('“owl”');
  });
  it('chooses plurals', () => {
    expect(say('toy-many', { count: 1 })).toBe('one of Cat');
    expect(say('toy-many', { count: 3 })).toBe('3 of Cat');
  });
  it('makes a name of an id without words', () => {
    expect(say('toy-new-wizard')).toBe('New Wizard');
  });
  it('says in English what a language lacks', () => {
    const czech = new Texts([['cs', 'toy-owl = Sova'], ['en', small]], ['toy']);
    expect(czech.say({ key: 'toy-bring', args: { seat: 0, pet: 'owl' } }, ['Eva'])).toBe(
      'Eva brings Sova.',
    );
    expect(czech.has('toy-owl.a')).toBe(true);
    expect(czech.has('toy-dog')).toBe(false);
  });
});

describe('the real catalogues', () => {
  it('say what the terminal says', () => {
    const real = new Texts([['en', catalogue('en')]], ['der', 'tal', 'yh']);
    const told = { key: 'der-log-travelled', args: { seat: 0, location: 'hogsmeade' } };
    expect(real.say(told, ['Ada'])).toBe('Ada travels to Hogsmeade.');
    const rolled = { key: 'der-option-colour', args: { colour: 'orange' } };
    expect(real.say(rolled)).toBe('An orange die');
  });
});
