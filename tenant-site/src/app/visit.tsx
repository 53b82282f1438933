import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '@manyhearts/locales/languages'
import type { Texts, Word } from '@manyhearts/locales/words'
import type { BrowserNotes } from '#site/lib/visit/browser_notes.ts'
import { VisitContext, type Visit } from '#site/lib/visit/visit.ts'
import type { Api } from '#site/lib/api/api.ts'
import { createI18n } from './i18n.ts'

const MINUTE = 60_000

/** The cache of one visit: polling keeps the member's own figures fresh, everything else is fresh for a minute. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The API client repeats what may be repeated.
      queries: { retry: false, staleTime: MINUTE, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}

type Parts = {
  api: Api
  queryClient: QueryClient
  origin: string
  nonce?: string
  notes: BrowserNotes
  language: Language
  textsOf: (language: string, word: string) => Texts | Promise<Texts>
}

/** Puts together what a page needs to know about who looks at which site. */
export function createVisit({ language, textsOf, ...parts }: Parts): Visit {
  const i18n = createI18n(language)

  async function loadWords(words: readonly Word[], wanted: Language = i18n.language as Language) {
    const missing = words.filter((word) => !i18n.hasResourceBundle(wanted, word))
    await Promise.all(missing.map(async (word) => i18n.addResourceBundle(wanted, word, await textsOf(wanted, word))))
  }

  return { ...parts, i18n, loadWords }
}

export function VisitProvider({ visit, children }: { visit: Visit; children: ReactNode }) {
  return (
    <VisitContext value={visit}>
      <QueryClientProvider client={visit.queryClient}>
        <I18nextProvider i18n={visit.i18n}>{children}</I18nextProvider>
      </QueryClientProvider>
    </VisitContext>
  )
}
