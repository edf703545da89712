// The tab of this page: its tables live in it, and the page stays for the next visit.
import { keepPage } from './keep';
import { opening } from './opening.svelte';
import { Tab } from './tab';

export function openTab(): Tab {
  const base = new URL('.', document.baseURI).href;
  opening.step = 'python';
  void keepPage(base);
  return new Tab(base);
}
