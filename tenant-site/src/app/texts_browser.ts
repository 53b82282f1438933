import type { QueryClient } from '@tanstack/react-query'
import loaders from 'virtual:texts'
import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import { DEFAULT_LANGUAGE, type Language } from '@manyhearts/locales/languages'
import type { Texts } from '@manyhearts/locales/namespaces'
import { type OwnTexts, withOwnTexts } from '@manyhearts/locales/own_texts'
import type { Api } from '#site/lib/api/api.ts'
import { call } from '#site/lib/api/call.ts'
import type { State } from './state.ts'

type Page = { api: Api; queryClient: QueryClient; state: State }

/** Texts of one namespace; a language's namespaces come in one file that browsers cache for good, as do those of its formal form. */
export async function textsOf(language: string, form: FormOfAddress, word: string): Promise<Texts> {
  const load = loaders[`${language as Language}-${form}`] ?? loaders[language as Language] ?? loaders[DEFAULT_LANGUAGE]
  return (await load()).default[word] ?? {}
}

/** Those that didn't come with the page, in the brand's words. */
export async function laterTexts(page: Page, language: string, form: FormOfAddress, word: string): Promise<Texts> {
  const [texts, own] = await Promise.all([textsOf(language, form, word), ownTextsIn(page, language as Language)])
  return withOwnTexts(texts, own[word])
}

/** The page brings those of its own language alone. Where they don't come, the product's words are said. */
async function ownTextsIn({ api, queryClient, state }: Page, language: Language): Promise<OwnTexts> {
  if (language === state.language) return state.ownTexts
  if (!state.ownLanguages.includes(language)) return {}
  const answer = queryClient.fetchQuery(call(api, 'own_texts.show', { params: { language } }))
  return answer.then(
    ({ texts }) => texts,
    () => ({})
  )
}
