// The texts of the reader's language, and which languages there are.
import { SvelteMap } from 'svelte/reactivity';
import type { Msg, Offering } from './wire';
import * as http from './http';
import { settings } from './settings.svelte';
import { capital, Texts, type Names } from './texts';

const SOURCE = 'en';
/** File → what the page can say before the server has said anything, or if it never does. */
const BROUGHT: Record<string, string> = import.meta.glob(
  '../../../src/commonroom/locales/*/web-page.ftl',
  { query: '?raw', import: 'default', eager: true },
);

/** The reader's language, if it is one of these. */
function wished(known: readonly string[]): string {
  const wishes = [settings.chosen.language ?? '', ...navigator.languages];
  return wishes.map((one) => one.split('-')[0]).find((one) => known.includes(one)) ?? SOURCE;
}

function brought(): Texts {
  const texts = new Map(Object.entries(BROUGHT).map(([file, text]) => [file.split('/').at(-2)!, text]));
  const languages = [wished([...texts.keys()]), SOURCE];
  return new Texts(languages.map((one) => [one, texts.get(one)!]), []);
}

class Words {
  languages = $state.raw<string[]>([]);
  #texts = $state.raw(brought());
  #addresses: Record<string, string> = {};
  #prefixes: string[] = [];
  readonly #read = new SvelteMap<string, string>();

  get language(): string {
    return this.#texts.language;
  }

  async begin(games: Offering[]): Promise<void> {
    this.#prefixes = games.map((game) => game.prefix);
    this.#addresses = await http.locales();
    this.languages = Object.keys(this.#addresses);
    await this.use(wished(this.languages));
  }

  async use(language: string): Promise<void> {
    const wanted = [...new Set([language, SOURCE])];
    const sources = await Promise.all(
      wanted.map(async (one) => [one, await this.#catalogue(one)] as [string, string]),
    );
    this.#texts = new Texts(sources, this.#prefixes);
    document.documentElement.lang = language;
  }

  async #catalogue(language: string): Promise<string> {
    const read = this.#read.get(language) ?? (await http.catalogue(this.#addresses[language]));
    this.#read.set(language, read);
    return read;
  }

  has(key: string): boolean {
    return this.#texts.has(key);
  }

  say(msg: Msg | string, args: Msg['args'] = {}, names: Names = []): string {
    return this.#texts.say(typeof msg === 'string' ? { key: msg, args } : msg, names);
  }
}

export const words = new Words();

/** An interface text, or any message that speaks of no player. */
export const say = (msg: Msg | string, args: Msg['args'] = {}) => words.say(msg, args);

/** A level of bots in the reader's language; a bot of somebody else is called what the host calls it. */
export function levelName(level: string): string {
  const key = `bot-level-${level}`;
  return words.has(key) ? say(key) : level;
}

/** How bots of a level play, in a sentence or a few words; nothing of those of somebody else. */
export function levelAbout(level: string, form: 'about' | 'brief' = 'about'): string | null {
  const key = `bot-level-${level}.${form}`;
  return words.has(key) ? say(key) : null;
}

/** What a bot is called that nobody named: as its level is in the lobby, in the host's language. */
export const botName = (level: string, number: number) =>
  capital(say('bot-name', { level: levelName(level), number }));

/** What a player is called: by name, or by number as long as there is none. */
export const nameOf = (name: string | undefined, seat: number) =>
  name || say('player', { number: seat + 1 });
