import { WORDS } from '@manyhearts/locales/words'
import type { Language } from '@manyhearts/locales/languages'
import { useVisit } from '#site/lib/visit/visit.ts'

const COOKIE = 'i18n_redirected'
const YEAR_IN_SECONDS = 31_536_000

/** Puts the page into another language without leaving it, and remembers it (specification §4). */
export function useSpeak() {
  const { i18n, loadWords } = useVisit()
  return async (language: Language) => {
    document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
    const loaded = WORDS.filter((word) => i18n.hasResourceBundle(i18n.language, word))
    await loadWords(loaded, language)
    await i18n.changeLanguage(language)
  }
}

/** Whether somebody chose a language in this browser: it counts for more than the one a member chose elsewhere. */
export function isLanguageChosen(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`))
}
