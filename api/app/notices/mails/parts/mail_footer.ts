import { translationsIn } from '#app/http/translations'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

export type FooterLine = string | { text: string; href: string }

export function mailFooter(site: Site, language: string, unsubscribeHref?: string): FooterLine[] {
  const { company, settings, mainHost } = site
  const t = translationsIn(wordingOf(site, language), 'notices')
  return [
    ...(unsubscribeHref ? [{ text: t('mail_footer.unsubscribe'), href: unsubscribeHref }] : []),
    t('mail_footer.sender', { company: company.name, address: company.address, city: company.city, kvk: company.kvk }),
    settings.support_email ? t('mail_footer.help', { email: settings.support_email }) : mainHost,
  ]
}
