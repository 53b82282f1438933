import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router-dom'
import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import type { Language } from '@manyhearts/locales/languages'
import type { Texts } from '@manyhearts/locales/namespaces'
import type { OwnTexts } from '@manyhearts/locales/own_texts'
import type { BrowserNotes } from '#site/lib/visit/browser_notes.ts'

/** What the server passes to the browser so that nothing is fetched twice. */
export type State = {
  language: Language
  formOfAddress: FormOfAddress
  texts: Record<string, Texts>
  /** The brand's own words in namespaces that are loaded later, in this language. */
  ownTexts: OwnTexts
  /** Languages in which it has any. */
  ownLanguages: Language[]
  queries: DehydratedState
  router: HydrationState
  notes: BrowserNotes
  /** Name of the company's country by code: the only country on every page. */
  countryNames: Record<string, string>
}

/** @param texts as JSON, which is written once for all visits: it is half of the state */
export function writeState(state: Omit<State, 'texts'>, texts: string): string {
  return `{"texts":${texts},${writeJson(state).slice(1)}`
}

/** JSON that can't close its script element. */
export function writeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Emptied when read: the document would keep it after a log-out, which loads no other. */
export function readState(): State {
  const element = document.querySelector('#visit')!
  const state: State = JSON.parse(element.textContent)
  element.textContent = ''
  return state
}
