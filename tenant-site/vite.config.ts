import react from '@vitejs/plugin-react'
import { LANDERS } from '@manyhearts/locales/landers'
import { NAMESPACES } from '@manyhearts/locales/namespaces'
import { languageTexts } from '@manyhearts/locales/vite/language_texts'
import { compositions } from '@manyhearts/theme-presets/preset'
import { defineConfig } from 'vite'
import { artVersion } from './vite/art_version.ts'
import { serviceWorker } from './vite/service_worker.ts'
import { shortIcons } from './vite/short_icons.ts'
import { shortRegistry } from './vite/short_registry.ts'
import { withoutWarnings } from './vite/without_warnings.ts'
import { withEveryPage } from './vite/with_every_page.ts'

/** Needed by every page and unchanged by most deploys: one file for browsers to cache. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next(?!\/dist\/es\/Trans)|@tanstack\/[a-z-]+|@tuyau\/core|ky)\//

/** The icon package is imported whole, but only partly used. */
const ICON = /node_modules\/lucide-react\//

/** Excludes icons and `<Trans>`, which few pages use. */
const OFTEN_USED = /^(?!.*node_modules\/(lucide-react|html-parse-stringify|react-i18next\/dist\/es\/Trans))/

const NO_ICON = /^(?!.*node_modules\/lucide-react\/)/

/** Front pages without fields of a form; with them goes what the badges of the layouts need, as landers need it too. */
const FRONT = compositions.filter((name) => name !== 'capsules')

/** Where one joins by invitation, the front page needs this one field of a form. */
const CODE_FIELD = /\/src\/(lib\/invitations|ui\/fields\/(field|field_error|text_field)\.)/

/** What layouts share with single landers: else they would bring all that landers share to every page. */
const SHARED = /\/src\/(lib\/browser\/session_memory|ui\/people\/fictional_badge|ui\/drawings\/still_life)\./

/** Two builds: `vite build` for browsers (dist/client) and `vite build --ssr` for the API (dist/server/entry_server.js). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), languageTexts(NAMESPACES), serviceWorker(), shortRegistry(), shortIcons(), withoutWarnings()],
  publicDir: false,
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // React checks this on every call; inlining it also drops React's development code.
  define: { ...artVersion(), ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }) },
  ssr: { noExternal: command === 'build' ? true : [] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        // The presets read their fonts relative to their own files.
        rolldownOptions: { input: 'src/entry_server.tsx', external: /^@manyhearts\/theme-presets\// },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // A data: URL in CSS would violate the strict font-src.
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'src/entry_browser.tsx',
          output: {
            // Each page names a hundred of them: a letter less is a tenth of a kilobyte, and a name changes with its file all the same.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'base', test: BASE, priority: 7 },
                {
                  name: withEveryPage('site', ['src/entry_browser.tsx']),
                  debugName: 'with every page',
                  test: OFTEN_USED,
                  priority: 6,
                },
                { name: 'site', test: ICON, minShareCount: 6, priority: 5 },
                {
                  name: withEveryPage('layouts', ['src/app/layouts/site_layouts.ts']),
                  debugName: 'layouts',
                  test: OFTEN_USED,
                  priority: 2,
                },
                {
                  name: withEveryPage('people', ['src/features/discovery/search/search_screen.tsx']),
                  debugName: 'people',
                  test: NO_ICON,
                  priority: 1,
                },
                {
                  name: withEveryPage('front', [
                    ...FRONT.map((name) => `src/features/reach/index/${name}_screen.tsx`),
                    'src/ui/text/badge.tsx',
                  ]),
                  debugName: 'front',
                  test: OFTEN_USED,
                  minShareCount: 2,
                  priority: 5,
                },
                { name: 'shared', test: SHARED, priority: 5 },
                { name: 'code_field', test: CODE_FIELD, minShareCount: 2, priority: 5 },
                {
                  name: withEveryPage(
                    'landers',
                    LANDERS.map((name) => `src/features/reach/landers/${name}_screen.tsx`)
                  ),
                  debugName: 'landers',
                  test: OFTEN_USED,
                  minShareCount: 2,
                  priority: 4,
                },
                { name: 'icons', test: ICON, minShareCount: 2 },
              ],
            },
          },
        },
      },
}))
