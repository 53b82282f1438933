import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite/precompress.ts'

/** Builds the console to dist: hashed files under /assets/, and index.html, which the API sends with a fresh nonce each time. */
export default defineConfig({
  plugins: [react(), precompress()],
  publicDir: false,
  // The API puts the nonce here (api/app/admin/console_controller.ts).
  html: { cspNonce: '{{nonce}}' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A data: address would break the strict font-src.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
  },
})
