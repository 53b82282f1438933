import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The gallery by itself: `npm run gallery` serves it to people, tests build it into a folder of their own. The site's builds know
 * nothing of it.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The presets' fonts, as /fonts/.
  publicDir: '../../theme-presets/dist',
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
})
