// The tab of this page: its tables live in it, unless it is another device's guest; and the page
// stays for the next visit.
import type { Transport } from '../lib/transport';
import { read } from './code';
import { join } from './guest.svelte';
import { keepPage } from './keep';
import type { ToTables } from './messages';
import { Remote } from './remote';
import { Tab } from './tab';

export function openTab(): Transport {
  const base = new URL('.', document.baseURI).href;
  void keepPage(base);
  const [, screen] = window.location.hash.split('/');
  if (screen !== 'join' && screen !== 'answer') return new Tab(base);
  // Nothing is said before the line is open: until then only the files of the page are asked for.
  let say: (message: ToTables) => void = () => {};
  const tables = new Remote(base, (message) => say(message));
  if (screen === 'join') {
    const joined = join(read(window.location.hash), (message) => tables.hear(message), () => tables.lose());
    void joined.then((line) => (say = line));
  }
  return tables;
}
