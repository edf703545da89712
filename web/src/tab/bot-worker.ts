// The second worker: a bot that looks ahead thinks here, and the tables go on meanwhile.
import type { FromBots, Thought, ToBots } from './messages';
import { loadPython } from './python';

interface Bots {
  thought(...thought: Thought): string;
}

let bots: Promise<Bots> | null = null;
const say = (message: FromBots) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<ToBots>) => {
  if (data.kind === 'begin') {
    bots = loadPython(data.base).then((python) => python.pyimport('commonroom.tab.bot_pool') as Bots);
    return;
  }
  const { id, thought } = data;
  try {
    say({ id, told: (await bots!).thought(...thought) });
  } catch (error) {
    say({ id, failed: String(error) });
  }
};
