// Python in a worker: loads it, opens the house, and carries what the page says there and back.
import { forgetful, hasRoom, openDrawer, type Drawer } from './drawer';
import type { FromWorker, Step, Thought, ToTables, ToWorker } from './messages';
import { loadPython } from './python';
import { Thinking } from './thinking';

/** `commonroom.tab.house`, as JavaScript sees it. */
interface House {
  start(): Promise<void>;
  request(method: string, address: string, token: string | null, body: string): Promise<Answered>;
  connect(hear: (text: string) => void, closed: (code: number) => void): Line;
}
interface Answered {
  toJs(): [status: number, media: string, text: string];
  destroy(): void;
}
interface Line {
  say(text: string): void;
  leave(): void;
}
interface Module {
  opened(drawer: Drawer, channel: object, page: string, worker: object): House;
}

const say = (message: FromWorker) => self.postMessage(message);
const step = (one: Step) => say({ kind: 'step', step: one });
const lines = new Map<number, Line>();
let house: Promise<House> | null = null;

async function begin(base: string, page: string): Promise<House> {
  step('python');
  const kept = openDrawer().catch(() => null);
  const room = kept.then(async (some) => (some === null ? 'nothing' : (await hasRoom(some)) ? 'all' : 'little'));
  const python = await loadPython(base, () => step('rules'));
  const module = python.pyimport('commonroom.tab.browser') as Module;
  step('tables');
  const drawer = (await kept) ?? forgetful();
  const thinking = new Thinking(base);
  const bots = { think: (...thought: Thought) => thinking.think(...thought) };
  const opened = module.opened(drawer, channel(), page, bots);
  await opened.start();
  say({ kind: 'ready', keeping: await room });
  return opened;
}

/** The other tabs of this browser. */
function channel() {
  const others = new BroadcastChannel('commonroom');
  return {
    send: (text: string) => others.postMessage(text),
    listen(hear: (text: string) => void) {
      others.onmessage = ({ data }) => hear(data as string);
    },
  };
}

async function heed(message: ToTables): Promise<void> {
  const opened = await house!;
  const { id } = message;
  switch (message.kind) {
    case 'request': {
      const { method, address, token, body } = message;
      const answered = await opened.request(method, address, token, body);
      const [status, media, text] = answered.toJs();
      answered.destroy();
      say({ kind: 'response', id, status, media, text });
      break;
    }
    case 'connect':
      lines.set(
        id,
        opened.connect(
          (text) => say({ kind: 'hear', id, text }),
          (code) => say({ kind: 'closed', id, code }),
        ),
      );
      break;
    case 'say':
      lines.get(id)?.say(message.text);
      break;
    case 'leave':
      lines.get(id)?.leave();
      lines.delete(id);
      break;
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  const message = data;
  if (message.kind === 'begin') {
    house = begin(message.base, message.page);
    house.catch((error: unknown) => say({ kind: 'failed', reason: String(error) }));
  } else {
    void heed(message);
  }
};
