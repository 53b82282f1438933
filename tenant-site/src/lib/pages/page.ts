import type { Word } from '@manyhearts/locales/words'
import type { Visit } from '#site/lib/visit/visit.ts'

/** Who may see a page: others are sent to log in, or, where only visitors belong, on to the members. */
export type Audience = 'anyone' | 'visitor' | 'member' | 'searcher'

/** One URL of the site. */
export type Page = {
  path: string
  /** Its file `src/<screen>_screen.tsx`; a screen that shows parts of several features stands in `app`. */
  screen: string
  /** The texts it shows, beside `site`. */
  words: readonly Word[]
  for: Audience
  /** Shows every visitor the same, so the server renders it once in a while and not for each of them. */
  isKept?: boolean
}

/** What a screen's `load` is told. */
export type PageRequest = { params: Record<string, string | undefined>; url: URL }

/** Warms the query cache with what the screen will ask for, so that the server renders it complete. */
export type Load = (visit: Visit, request: PageRequest) => Promise<unknown>

/** A screen's file: the component as its default export, `load` where it needs data, and `prepare` where it needs another file as well. */
export type ScreenModule = { default: React.ComponentType; load?: Load; prepare?: () => Promise<void> }
