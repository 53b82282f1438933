import react from '@vitejs/plugin-react'
import { NAMESPACES } from '@manyhearts/locales/namespaces'
import { languageTexts } from '@manyhearts/locales/vite/language_texts'
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { artVersion } from '../vite/art_version.ts'

const ART = join(import.meta.dirname, '../../theme-presets/art')

/** The gallery's own build, for `npm run gallery` and tests; the site's builds don't include it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), languageTexts(NAMESPACES), drawings()],
  define: artVersion(),
  // The presets' fonts, served as /fonts/.
  publicDir: '../../theme-presets/dist',
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
})

/** Serves the presets' drawings as /art/. */
function drawings(): Plugin {
  return {
    name: 'drawings',
    configureServer({ middlewares }) {
      middlewares.use('/art', ({ url = '' }, response, next) => {
        const file = join(ART, new URL(url, 'http://gallery').pathname)
        if (existsSync(file)) createReadStream(file).pipe(response)
        else next()
      })
    },
  }
}
