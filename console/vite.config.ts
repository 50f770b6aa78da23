import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server builds with this file when `dist` is missing or older than its source, and serves what comes out. */
export default defineConfig(({ command }) => {
  // What is built is used by people, whatever the environment of its builder is for: a test's would double its size.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    base: '/console/',
    plugins: [react()],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      // The policy of the page allows no data: scripts or fonts, and a file with a hash in its name is cached for good.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Whoever passes on the built pages passes on the licences of what is in them.
      license: { fileName: 'licences.md' },
      chunkSizeWarningLimit: 700,
    },
    server: { proxy: { '/console/api': 'http://127.0.0.1:8787' } },
  };
});
