import react from '@vitejs/plugin-react'
import { NAMESPACES } from '@manyhearts/locales/namespaces'
import { languageTexts } from '@manyhearts/locales/vite/language_texts'
import { defineConfig } from 'vite'

/** The gallery's own build, for `npm run gallery` and tests; the site's builds don't include it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), languageTexts(NAMESPACES)],
  // The presets' fonts, served as /fonts/.
  publicDir: '../../theme-presets/dist',
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
})
