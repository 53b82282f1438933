import { wordsIn } from '#app/http/words'
import type { Site } from '#app/tenancy/sites/site'

/** A line at the foot of a mail: words, or a link. */
export type FooterLine = string | { text: string; href: string }

/** Who sends: the company behind the brand, as the law wants it, where help is, and how to get no more of such mails. */
export function mailFooter(
  { company, settings, mainHost }: Site,
  language: string,
  unsubscribeHref?: string
): FooterLine[] {
  const t = wordsIn(language, 'notices')
  return [
    ...(unsubscribeHref ? [{ text: t('footer.unsubscribe'), href: unsubscribeHref }] : []),
    t('footer.sender', { company: company.name, address: company.address, city: company.city, kvk: company.kvk }),
    settings.support_email ? t('footer.help', { email: settings.support_email }) : mainHost,
  ]
}
