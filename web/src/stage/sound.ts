// The sounds of the table, made here: no recording, a few oscillators and some noise. A browser lets
// nothing be heard before its reader has clicked or pressed a key, so until then there is silence.

export type Sound = 'dice' | 'card' | 'coin' | 'hit' | 'fall' | 'step' | 'turn' | 'victory' | 'defeat';

/** A tone: when it begins, how high it is (and to where it slides), how long and how loud. */
interface Note {
  at: number;
  pitch: number;
  to?: number;
  long: number;
  loud: number;
  wave?: OscillatorType;
}
/** A gust of noise: through which window it is heard. */
interface Gust {
  at: number;
  long: number;
  loud: number;
  pitch: number;
  narrow?: number;
}
interface Score {
  notes?: Note[];
  gusts?: Gust[];
}

const knock = (at: number, pitch: number, loud: number): Gust => ({ at, long: 0.05, loud, pitch, narrow: 6 });
const bell = (at: number, pitch: number, loud: number, long = 0.9): Note[] => [
  { at, pitch, long, loud, wave: 'sine' },
  { at, pitch: pitch * 2.76, long: long * 0.4, loud: loud * 0.25, wave: 'sine' },
];

/** Seconds, hertz, and loudness up to 1. */
export const SCORES: Record<Sound, Score> = {
  dice: { gusts: [knock(0, 1900, 0.5), knock(0.09, 1500, 0.6), knock(0.17, 2100, 0.45), knock(0.29, 1300, 0.6), knock(0.43, 1100, 0.5), knock(0.52, 900, 0.3)] },
  card: { gusts: [{ at: 0, long: 0.16, loud: 0.35, pitch: 3200, narrow: 0.8 }, { at: 0.16, long: 0.05, loud: 0.5, pitch: 900, narrow: 2 }] },
  coin: { notes: [...bell(0, 1568, 0.18, 0.35), ...bell(0.08, 2093, 0.16, 0.45)] },
  hit: { notes: [{ at: 0, pitch: 150, to: 48, long: 0.24, loud: 0.7, wave: 'triangle' }], gusts: [{ at: 0, long: 0.09, loud: 0.5, pitch: 700, narrow: 0.7 }] },
  fall: { notes: [{ at: 0, pitch: 98, to: 36, long: 0.9, loud: 0.7, wave: 'triangle' }], gusts: [{ at: 0, long: 0.8, loud: 0.35, pitch: 300, narrow: 0.5 }] },
  step: { gusts: [knock(0, 420, 0.28)] },
  turn: { notes: [...bell(0, 659, 0.22), ...bell(0.16, 988, 0.2, 1.1)] },
  victory: { notes: [523, 659, 784, 1047].flatMap((pitch, i) => bell(i * 0.16, pitch, 0.22, i === 3 ? 1.8 : 0.7)) },
  defeat: { notes: [392, 370, 311, 262].map((pitch, i) => ({ at: i * 0.28, pitch, long: i === 3 ? 1.6 : 0.5, loud: 0.24, wave: 'triangle' as const })) },
};

/** As much of a browser's AudioContext as is needed. */
export type Hall = Pick<
  AudioContext,
  'currentTime' | 'destination' | 'createOscillator' | 'createGain' | 'createBiquadFilter' | 'createBuffer' | 'createBufferSource' | 'sampleRate' | 'resume'
>;

export class Band {
  readonly #open: () => Hall;
  #hall: Hall | null = null;
  #noise: AudioBuffer | null = null;

  constructor(open: () => Hall) {
    this.#open = open;
  }

  /** The reader has touched the page: from now on something may be heard. */
  wake(): void {
    if (this.#hall !== null) return;
    try {
      this.#hall = this.#open();
      void this.#hall.resume();
    } catch {
      // A machine without sound plays silently.
    }
  }
  get awake(): boolean {
    return this.#hall !== null;
  }

  /** Play it, as loud as the reader wants: from 0 to 1. */
  play(sound: Sound, volume: number): void {
    const hall = this.#hall;
    if (hall === null || volume <= 0) return;
    const out = hall.createGain();
    // Loudness is heard by its square.
    out.gain.value = volume * volume * 0.6;
    out.connect(hall.destination);
    const { notes = [], gusts = [] } = SCORES[sound];
    for (const note of notes) this.#tone(hall, out, note);
    for (const gust of gusts) this.#gust(hall, out, gust);
  }

  #tone(hall: Hall, out: GainNode, { at, pitch, to, long, loud, wave = 'sine' }: Note): void {
    const start = hall.currentTime + at;
    const voice = hall.createOscillator();
    voice.type = wave;
    voice.frequency.setValueAtTime(pitch, start);
    if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + long);
    voice.connect(this.#faded(hall, out, start, long, loud));
    voice.start(start);
    voice.stop(start + long);
  }

  #gust(hall: Hall, out: GainNode, { at, long, loud, pitch, narrow = 1 }: Gust): void {
    const start = hall.currentTime + at;
    const voice = hall.createBufferSource();
    voice.buffer = this.#noise ??= noise(hall);
    const window = hall.createBiquadFilter();
    window.type = 'bandpass';
    window.frequency.value = pitch;
    window.Q.value = narrow;
    voice.connect(window);
    window.connect(this.#faded(hall, out, start, long, loud));
    voice.start(start);
    voice.stop(start + long);
  }

  #faded(hall: Hall, out: GainNode, start: number, long: number, loud: number): GainNode {
    const gain = hall.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.012, long / 4));
    gain.gain.exponentialRampToValueAtTime(0.0005, start + long);
    gain.connect(out);
    return gain;
  }
}

function noise(hall: Hall): AudioBuffer {
  const buffer = hall.createBuffer(1, hall.sampleRate, hall.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

/** The one band of this page. */
export const band = new Band(() => new AudioContext());

/** Let it wake with the first click or key. */
export function listen(page: Window): void {
  const wake = () => {
    band.wake();
    for (const kind of ['pointerdown', 'keydown']) page.removeEventListener(kind, wake, true);
  };
  for (const kind of ['pointerdown', 'keydown']) page.addEventListener(kind, wake, true);
}
