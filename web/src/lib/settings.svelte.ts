// What a reader chose for this browser: language, light, speed, odds, motion, sound, keys.
import type { Speed } from '../boards/contract';
import type { Asks } from './alone';

export type Theme = 'system' | 'light' | 'dark';

interface Chosen {
  language: string | null;
  theme: Theme;
  /** null: as the table was set up. */
  speed: Speed | null;
  odds: boolean;
  motion: 'system' | 'still';
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Whether the browser tells when it is one's turn and the page is out of sight. */
  notify: boolean;
  keys: boolean;
  /** Where there is only one answer. */
  asks: Asks;
  name: string;
  /** The games whose first words have been read. */
  met: string[];
}

const WHERE = 'commonroom.settings';
const DEFAULT: Chosen = {
  language: null,
  theme: 'system',
  speed: null,
  odds: true,
  motion: 'system',
  sound: true,
  volume: 0.5,
  notify: false,
  keys: true,
  asks: 'moments',
  name: '',
  met: [],
};

function kept(): Chosen {
  try {
    const chosen: Chosen = { ...DEFAULT, ...JSON.parse(localStorage.getItem(WHERE) ?? '{}') };
    // Browsers remember a switch that has become a choice of three.
    return { ...chosen, asks: typeof chosen.asks === 'boolean' ? (chosen.asks ? 'always' : DEFAULT.asks) : chosen.asks };
  } catch {
    return { ...DEFAULT };
  }
}

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const less = window.matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  chosen = $state<Chosen>(kept());
  #night = $state(dark.matches);
  #less = $state(less.matches);

  constructor() {
    dark.addEventListener('change', () => (this.#night = dark.matches));
    less.addEventListener('change', () => (this.#less = less.matches));
  }

  get theme(): 'light' | 'dark' {
    const { theme } = this.chosen;
    return theme === 'system' ? (this.#night ? 'dark' : 'light') : theme;
  }
  /** Whether nothing should move. */
  get still(): boolean {
    return this.chosen.motion === 'still' || this.#less;
  }

  /** The first words of a game are for those who have never sat at it. */
  meet(game: string): void {
    if (!this.chosen.met.includes(game)) this.choose({ met: [...this.chosen.met, game] });
  }

  choose(change: Partial<Chosen>): void {
    Object.assign(this.chosen, change);
    try {
      localStorage.setItem(WHERE, JSON.stringify(this.chosen));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
