import { describe, expect, it, vi } from 'vitest';
import { Band, SCORES, type Hall, type Sound } from './sound';

/** A hall that only counts who plays in it. */
function fakeHall() {
  const parameter = () => ({
    value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(),
  });
  const voices: { start: ReturnType<typeof vi.fn>; stop: ReturnType<typeof vi.fn> }[] = [];
  const gains: { gain: ReturnType<typeof parameter> }[] = [];
  const voice = () => {
    const made = { type: '', buffer: null, frequency: parameter(), connect: vi.fn(), start: vi.fn(), stop: vi.fn() };
    voices.push(made);
    return made;
  };
  const hall = {
    currentTime: 10, destination: {}, sampleRate: 100, resume: vi.fn(async () => {}),
    createOscillator: voice,
    createBufferSource: voice,
    createGain: () => {
      const made = { gain: parameter(), connect: vi.fn() };
      gains.push(made);
      return made;
    },
    createBiquadFilter: () => ({ type: '', frequency: parameter(), Q: parameter(), connect: vi.fn() }),
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
  };
  return { hall: hall as unknown as Hall, voices, gains };
}

describe('the band', () => {
  it('is silent until the reader has touched the page', () => {
    const { hall, voices } = fakeHall();
    const band = new Band(() => hall);
    band.play('dice', 1);
    expect([band.awake, voices.length]).toEqual([false, 0]);
    band.wake();
    band.play('dice', 1);
    expect(voices).toHaveLength(SCORES.dice.gusts!.length);
  });
  it('plays as loud as the reader wants, and not at all at 0', () => {
    const { hall, voices, gains } = fakeHall();
    const band = new Band(() => hall);
    band.wake();
    band.play('coin', 0);
    expect(voices).toHaveLength(0);
    band.play('coin', 0.5);
    const [half] = gains.splice(0);
    band.play('coin', 1);
    expect(half.gain.value).toBeCloseTo(gains[0].gain.value / 4);
  });
  it('ends every voice that it begins', () => {
    const { hall, voices } = fakeHall();
    const band = new Band(() => hall);
    band.wake();
    for (const sound of Object.keys(SCORES) as Sound[]) band.play(sound, 1);
    for (const { start, stop } of voices) {
      const [[begins], [ends]] = [start.mock.calls[0], stop.mock.calls[0]];
      expect(begins).toBeGreaterThanOrEqual(10);
      expect(ends).toBeGreaterThan(begins);
      expect(ends - 10).toBeLessThan(4);
    }
  });
  it('lets a machine without sound play silently', () => {
    const band = new Band(() => {
      throw new Error('no sound here');
    });
    band.wake();
    expect(() => band.play('turn', 1)).not.toThrow();
  });
});
