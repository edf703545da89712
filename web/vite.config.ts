import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.COMMONROOM_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 })],
  build: {
    outDir: fileURLToPath(new URL('../src/commonroom/server/web', import.meta.url)),
    emptyOutDir: true,
    // The page may load fonts and drawings from its own server only, not from data addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // `npm run dev` shows this client over a server that runs beside it.
  server: {
    proxy: {
      '/api': server,
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
});
