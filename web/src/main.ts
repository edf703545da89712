import './app.css';
import { mount } from 'svelte';
import { device } from './device/device.svelte';
import { reachBy } from './lib/transport';
import { listen } from './stage/sound';

const target = document.getElementById('app')!;

/** The page that `make site` builds has its tables in itself; any other one asks its server. */
async function open(): Promise<void> {
  if (import.meta.env.MODE === 'site') {
    const { openTab } = await import('./tab');
    reachBy(openTab());
  } else {
    void device.look();
  }
  const { default: App } = await import('./App.svelte');
  mount(App, { target });
}

listen(window);
void open();
