import type { HttpContext } from '@adonisjs/core/http'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@manyhearts/locales/languages'

/** The visitor's choice, for 365 days (specification §4). */
const LANGUAGE_COOKIE = 'i18n_redirected'

/** The first found: cookie, the member's, the domain's, English. */
export function chooseLanguage({ request, site }: HttpContext, memberLanguage?: string): Language {
  const chosen = request.plainCookie(LANGUAGE_COOKIE, { encoded: false })
  return [chosen, memberLanguage, site?.language].find(isLanguage) ?? DEFAULT_LANGUAGE
}
