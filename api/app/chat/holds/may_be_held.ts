import { ICEBREAKERS } from '@manyhearts/locales/icebreakers'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { translationsIn } from '#app/http/translations'
import { textRisk } from '#app/members/rules/text_risk'

/** In characters; shorter texts are greetings. */
const LONG = 20

/** Questions that the site itself offers are nobody's advertising. */
const OFFERED = new Set(
  LANGUAGES.flatMap((language) => [`${language}-informal`, `${language}-formal`] as const).flatMap((wording) =>
    ICEBREAKERS.map((idea) => plain(translationsIn(wording, 'chat')(`ideas.${idea}`)))
  )
)

/**
 * Whether a text is held once too many people got it: a long one, or a short one that holds a link, a number or a request for money. It may
 * come from a request that nobody validated yet; what PostgreSQL can't store is refused later.
 */
export function mayBeHeld(body: unknown): body is string {
  if (typeof body !== 'string' || body.includes('\0') || !body.isWellFormed()) return false
  const text = plain(body)
  return !OFFERED.has(text) && ([...text].length >= LONG || textRisk(text) !== null)
}

/** As `app.text_key` compares texts. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
