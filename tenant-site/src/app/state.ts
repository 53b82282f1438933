import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router-dom'
import type { Language } from '@manyhearts/locales/languages'
import type { Texts } from '@manyhearts/locales/words'
import type { BrowserNotes } from '#site/lib/visit/browser_notes.ts'

/** What the server hands on to the browser, so that nothing is fetched twice. */
export type State = {
  language: Language
  texts: Record<string, Texts>
  queries: DehydratedState
  router: HydrationState
  notes: BrowserNotes
  /** Where the brand's company sits, by its code: the one country on every page. */
  countryNames: Record<string, string>
}

/** JSON that cannot end the script element it stands in. */
export function writeState(state: State): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

/** Reads what the server left in the page. */
export function readState(): State {
  return JSON.parse(document.querySelector('#visit')!.textContent)
}
