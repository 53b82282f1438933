import '@fontsource-variable/inter/wght.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { ConsoleApp } from '#console/app/console_app.tsx'
import { firstLanguage, changeLanguage } from '#console/translations/translations.ts'
import { DEFAULT_LANGUAGE } from '@manyhearts/locales/languages'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { nonce } from '#console/theme/nonce.ts'

const cache = createCache({ key: 'console', nonce, prepend: true })

const router = createBrowserRouter([{ path: '*', element: <ConsoleApp /> }])

// Without its texts the console still works, in English.
await changeLanguage(firstLanguage()).catch(() => changeLanguage(DEFAULT_LANGUAGE))

createRoot(document.getElementById('root')!).render(
  <NoncedStyles>
    <RouterProvider router={router} />
  </NoncedStyles>
)

/** Emotion's styles need the document's nonce to pass the content security policy. */
function NoncedStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
