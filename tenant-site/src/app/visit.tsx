import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { I18nextProvider } from 'react-i18next'
import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import type { Language } from '@manyhearts/locales/languages'
import type { Texts, Namespace } from '@manyhearts/locales/namespaces'
import type { BrowserNotes } from '#site/lib/visit/browser_notes.ts'
import { VisitContext, type Visit } from '#site/lib/visit/visit.ts'
import type { Api } from '#site/lib/api/api.ts'
import { createI18n } from './i18n.ts'

const MINUTE = 60_000

/** Query cache of one visit: data is fresh for a minute; polling refreshes the member's own figures. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The API client does the retries.
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
  formOfAddress: FormOfAddress
  textsOf: (language: string, form: FormOfAddress, namespace: string) => Texts | Promise<Texts>
}

export function createVisit({ language, formOfAddress, textsOf, ...parts }: Parts): Visit {
  const i18n = createI18n(language)

  async function loadNamespaces(namespaces: readonly Namespace[], wanted: Language = i18n.language as Language) {
    const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(wanted, namespace))
    await Promise.all(
      missing.map(async (namespace) =>
        i18n.addResourceBundle(wanted, namespace, await textsOf(wanted, formOfAddress, namespace))
      )
    )
  }

  return { ...parts, i18n, loadNamespaces }
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
