import { createContext, useContext } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { Language } from '@manyhearts/locales/languages'
import type { Namespace } from '@manyhearts/locales/namespaces'
import type { BrowserNotes } from '#site/lib/visit/browser_notes.ts'
import type { Api } from '#site/lib/api/api.ts'

/** Context of one visitor on one site: one per request on the server, one per page load in the browser. */
export type Visit = {
  api: Api
  queryClient: QueryClient
  i18n: i18n
  /** `https://host`, without a trailing slash. */
  origin: string
  /** Browser notes at request time; empty for visitors, as their pages are cached for everyone. */
  notes: BrowserNotes
  nonce?: string
  loadNamespaces: (words: readonly Namespace[], language?: Language) => Promise<void>
}

export const VisitContext = createContext<Visit | null>(null)

export function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (!visit) throw new Error('useVisit needs a VisitProvider above it')
  return visit
}
