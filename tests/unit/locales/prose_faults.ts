/** Words that the glossary (locales/GLOSSARY.md) or good style replaces, as parts of a regular expression. */
const BANNED: Readonly<Record<string, readonly string[]>> = {
  da: [
    '\\p{L}*anmeld\\p{L}*',
    '\\p{L}*tilmeld\\p{L}*',
    '\\p{L}*foto\\p{L}*',
    'spærring\\p{L}*',
    'spærret',
    'refusion\\p{L}*',
    'refunder\\p{L}*',
    'pushbesked\\p{L}*',
    'ægte',
  ],
  de: [
    'Benutzer',
    'User',
    'Besuchern?',
    'Anmeldung(?:en)?',
    'an(?:zu)?melden',
    'angemeldet',
    'ab(?:zu)?melden',
    'Mails?',
    'Push-Nachricht(?:en)?',
    'Kn(?:o|ö)pf(?:e|en)?',
    'Log dich',
    'unbenutzt\\w*',
  ],
  en: [
    'e-mail\\w*',
    'mails?',
    'somebody',
    'anybody',
    'everybody',
    'whom',
    'shall',
    'lately',
    'log-ins?',
    'notices? of',
    'push messages?',
    'take back',
    'taken back',
  ],
  es: ['usuari[oa]s?', '(?:perfil|miembro)(?:es|s)? real(?:es)?', 'e-?mails?', 'socios?', 'declaración de privacidad'],
  fi: ['käyttäj\\p{L}*', 'ilmian\\p{L}*', 'käyttökiel\\p{L}*', 'vierailij\\p{L}*', 'hyvit\\p{L}*'],
  fr: ['utilisateur', 'utilisatrice', 'email', 'vrais? membres?', 'bannis?', 'bannissement'],
  it: ['utent[ei]', 'membr[io] reali?', 'mi piace'],
  nb: ['bruker(?:en|ne|e)', 'likene', 'kundestøtten?', 'supporten?', 'meld(?:er|te|t)? (?:deg|seg) på'],
  nl: ['gebruiker', 'aanmelding\\w*', 'klantenservice', 'pushbericht\\w*', 'kennisgeving\\w*', 'in beroep'],
  pl: [
    'człon(?:ek|k(?!ostw|owsk)\\p{L}+)',
    'w prezencie',
    'dopasowa(?:ni(?:e|a|u|em|om|ami|ach)|ń)',
    'mail\\p{L}*',
    'od(?:szedł|eszł\\p{L}+)',
    'poza zasięgiem',
  ],
  sv: ['användare', 'fot(?:o|ot|on|ona)', 'gilla-markering\\p{L}*', 'mail(?:et|en)?', 'webbplats\\p{L}*', 'matcher'],
}

const isCode = /`[^`]*`|\]\([^)]*\)|\{\{[^}]*\}\}|<[^>]*>/g

/** What is wrong with a text's style or typography, as a translator would be told. */
export function proseFaults(language: string, text: string): string[] {
  const prose = text.replaceAll(isCode, '·')
  const banned = new RegExp(`(?<![\\p{L}-])(${BANNED[language]!.join('|')})(?![\\p{L}-])`, 'giu')
  return [
    ...(/[!¡](?!\[)/.test(prose) ? ['exclamation mark'] : []),
    ...(/["']/.test(prose) ? ['straight quote'] : []),
    ...(/(?<!\.)\.\.(?!\.)/.test(prose) ? ['double full stop'] : []),
    ...(language === 'fr' ? [...prose.matchAll(/ ([;:?!»])/g)].map(([, mark]) => `breaking space before ${mark}`) : []),
    ...[...prose.matchAll(banned)].map(([word]) => word),
  ]
}
