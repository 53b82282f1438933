import type { Namespace } from '@manyhearts/locales/namespaces'
import type { Settings } from '#site/lib/api/shapes.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

/** Who may see a page: others go to the login, and members on visitor pages to the search. */
export type Audience = 'anyone' | 'visitor' | 'member' | 'searcher'

export type Page = {
  path: string
  /** Its file is `src/<screen>_screen.tsx`, which the brand may decide; screens that combine features are in `app`. */
  screen: string | ((settings: Settings) => string)
  namespaces: readonly Namespace[]
  for: Audience
  /** The same for every visitor, so the server caches it. */
  isKept?: boolean
  /** Asking for its data says that a member opened it, so a link doesn't fetch it ahead. */
  marksSeen?: boolean
  /** Stands for every address of its length, also those that are no page. */
  isAnyAddress?: boolean
}

export type PageRequest = { params: Record<string, string | undefined>; url: URL }

/** Fills the query cache; may return the status of the page if it isn't 200. */
export type Load = (visit: Visit, request: PageRequest) => Promise<unknown>

/** A screen's file; `prepare` loads further files it needs. */
export type ScreenModule = { default: React.ComponentType; load?: Load; prepare?: () => Promise<void> }
