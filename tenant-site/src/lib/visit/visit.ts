import { createContext, useContext } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { Language } from '@manyhearts/locales/languages'
import type { Word } from '@manyhearts/locales/words'
import type { BrowserNotes } from '#site/lib/visit/browser_notes.ts'
import type { Api } from '#site/lib/api/api.ts'

/** One person looking at one site, from the first page to the last: one on the server per request, one in a browser. */
export type Visit = {
  api: Api
  queryClient: QueryClient
  i18n: i18n
  /** `https://host` of the site, without a slash at the end. */
  origin: string
  /** What the browser had noted when the page was asked for; nothing of a visitor’s, whose pages others get too. */
  notes: BrowserNotes
  /** What a script element must carry; known only where the page is written. */
  nonce?: string
  /** Fetches the texts of some words in a language; those already there cost nothing. */
  loadWords: (words: readonly Word[], language?: Language) => Promise<void>
}

export const VisitContext = createContext<Visit | null>(null)

/** The visit the component is rendered in. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (!visit) throw new Error('useVisit needs a VisitProvider above it')
  return visit
}
