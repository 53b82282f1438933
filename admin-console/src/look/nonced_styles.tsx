import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { nonce } from '#console/look/nonce.ts'

const cache = createCache({ key: 'console', nonce, prepend: true })

/** Lets styles made in the browser past the content security policy: they carry the document's nonce. */
export function NoncedStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
