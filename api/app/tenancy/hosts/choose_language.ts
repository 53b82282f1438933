import type { HttpContext } from '@adonisjs/core/http'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@manyhearts/locales/languages'
import { isLocalHost } from './is_local_host.js'

/** The visitor's choice, for 365 days (specification §4). */
export const LANGUAGE_COOKIE = 'i18n_redirected'
const YEAR_IN_SECONDS = 31_536_000

/** The first found: cookie, the member's, the domain's, English. */
export function chooseLanguage({ request, site }: HttpContext, memberLanguage?: string): Language {
  const chosen = request.plainCookie(LANGUAGE_COOKIE, { encoded: false })
  return [chosen, memberLanguage, site?.language].find(isLanguage) ?? DEFAULT_LANGUAGE
}

/** As the site does: its scripts read the cookie, but some browsers keep what scripts wrote for a week only. */
export function rememberLanguage(ctx: HttpContext, language: string): void {
  ctx.response.plainCookie(LANGUAGE_COOKIE, language, {
    encode: false,
    maxAge: YEAR_IN_SECONDS,
    httpOnly: false,
    secure: !isLocalHost(ctx),
    sameSite: 'lax',
    path: '/',
  })
}
