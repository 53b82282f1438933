import type { Manifest } from 'vite'
import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import type { Language } from '@manyhearts/locales/languages'
import type { OwnTexts } from '@manyhearts/locales/own_texts'
import type { ThemeSettings } from '@manyhearts/theme-presets/theme'
import type { Failure } from '#site/app/errors/failure_routes.ts'

/** What the API's document renderer passes to the site for each request. */
export type ServerContext = {
  /** In-memory API that adds the visitor's cookies itself. */
  fetch: typeof fetch
  cookies: string
  /** CSP nonce for scripts and styles. */
  nonce: string
  /** Vite manifest; null while Vite serves the sources. */
  assets: Manifest | null
  log: (error: unknown) => void
  /** `language` and `theme` are fallbacks in case the brand's settings can't be loaded. */
  brand: {
    language: string
    formOfAddress: FormOfAddress
    theme: ThemeSettings & { mode?: 'light' | 'dark' }
    /** What the brand says in its own words, in its form of address. */
    ownTexts: (language: Language) => OwnTexts
    /** Languages in which it has any. */
    ownLanguages: Language[]
  }
  failure?: Failure
  requestId?: string
}
