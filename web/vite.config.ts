import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.COMMONROOM_URL ?? 'http://127.0.0.1:8000';

const built = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** Mode `site`: a page that needs no server, for any folder on the web. */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  worker: { format: 'es' },
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 })],
  build: {
    outDir: built(mode === 'site' ? '../build/site' : '../src/commonroom/server/web'),
    emptyOutDir: true,
    // The page may load fonts and drawings from its own server only, not from data addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        main: built('index.html'),
        sw: built(`src/${mode === 'site' ? 'tab' : 'device'}/service-worker.ts`),
      },
      // Where a service worker lies says for which pages it works.
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  // `npm run dev` shows this client over a server that runs beside it.
  server: {
    proxy: {
      '/api': server,
      '/device': server,
      '/locales': server,
      '/ws': { target: server, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 120_000, // a busy machine is no mistake
  },
}));
