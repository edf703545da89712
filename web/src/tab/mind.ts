// The second worker: a bot that looks ahead thinks here, and the tables go on meanwhile.
import type { FromMind, Thought, ToMind } from './messages';
import { loadPython } from './python';

interface Mind {
  thought(...thought: Thought): string;
}

let mind: Promise<Mind> | null = null;
const say = (message: FromMind) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<ToMind>) => {
  if (data.kind === 'begin') {
    mind = loadPython(data.base).then((python) => python.pyimport('commonroom.tab.mind') as Mind);
    return;
  }
  const { id, thought } = data;
  try {
    say({ id, told: (await mind!).thought(...thought) });
  } catch (error) {
    say({ id, failed: String(error) });
  }
};
