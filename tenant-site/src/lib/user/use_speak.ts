import { NAMESPACES } from '@manyhearts/locales/namespaces'
import type { Language } from '@manyhearts/locales/languages'
import { useVisit } from '#site/lib/visit/visit.ts'

const COOKIE = 'i18n_redirected'
const YEAR_IN_SECONDS = 31_536_000

/** Switches the page's language in place and remembers it (specification §4). */
export function useSpeak() {
  const { i18n, loadNamespaces } = useVisit()
  return async (language: Language) => {
    document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
    const loaded = NAMESPACES.filter((word) => i18n.hasResourceBundle(i18n.language, word))
    await loadNamespaces(loaded, language)
    await i18n.changeLanguage(language)
  }
}

/** Whether a language was chosen in this browser, which takes precedence over the member's saved one. */
export function isLanguageChosen(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`))
}
