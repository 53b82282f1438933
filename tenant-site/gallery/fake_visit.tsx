import { useState, type ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { I18nextProvider } from 'react-i18next'
import texts from 'virtual:texts/en'
import { createI18n } from '#site/app/i18n.ts'
import { VisitContext, type Visit } from '#site/lib/visit/visit.ts'

type FakeVisitProps = {
  /** Cached answers by call name. */
  answers: Record<string, unknown>
  children: ReactNode
}

const NEVER = new Promise<never>(() => {})

/** Provides a visit without an API: calls without a cached answer wait forever. */
export function FakeVisit({ answers, children }: FakeVisitProps) {
  const [visit] = useState(() => fakeVisit(answers))
  return (
    <VisitContext value={visit}>
      <QueryClientProvider client={visit.queryClient}>
        <I18nextProvider i18n={visit.i18n}>{children}</I18nextProvider>
      </QueryClientProvider>
    </VisitContext>
  )
}

function fakeVisit(answers: FakeVisitProps['answers']): Visit {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  for (const [name, answer] of Object.entries(answers))
    queryClient.setQueryData(NAMED.includes(name) ? [name] : [name, {}], answer)
  const i18n = createI18n('en')
  i18n.addResourceBundle('en', 'site', texts.site)
  i18n.addResourceBundle('en', 'identity', texts.identity)
  return { api: silent as never, queryClient, i18n, origin: '', notes: [], loadNamespaces: async () => {} }
}

/** Queries with only the name as key. */
const NAMED = ['user.show', 'settings.show']

const silent: object = new Proxy(() => NEVER, { get: () => silent })
