/** The languages of our sites as Mollie's pages know them (docs.mollie.com/reference/create-payment, `locale`). */
const LOCALES: Record<string, string> = {
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  it: 'it_IT',
  nb: 'nb_NO',
  nl: 'nl_NL',
  pl: 'pl_PL',
  sv: 'sv_SE',
}

/** Undefined for another language: Mollie then asks the browser. */
export function mollieLocale(language: string): string | undefined {
  return LOCALES[language]
}
