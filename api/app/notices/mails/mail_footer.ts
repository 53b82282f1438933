import { wordsIn } from '#app/http/words'
import type { Site } from '#app/tenancy/site'

/** Who sends: the company behind the brand, as the law wants it, and where help is. */
export function mailFooter({ company, settings, mainHost }: Site, language: string): string[] {
  const t = wordsIn(language, 'notices')
  return [
    t('footer.sender', { company: company.name, address: company.address, city: company.city, kvk: company.kvk }),
    settings.support_email ? t('footer.help', { email: settings.support_email }) : mainHost,
  ]
}
