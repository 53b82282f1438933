/** Words that the glossary (locales/GLOSSARY.md) or good style replaces, as parts of a regular expression. */
const BANNED: Readonly<Record<string, readonly string[]>> = {
  da: [
    '\\p{L}*anmeld\\p{L}*',
    '\\p{L}*tilmeld\\p{L}*',
    '\\p{L}*foto(?!gra|gen)\\p{L}*',
    'spær\\p{L}*',
    'refusion\\p{L}*',
    'refunder\\p{L}*',
    'pushbesked\\p{L}*',
    'ægte',
  ],
  de: [
    'Benutzer(?!freundlich)\\p{L}*',
    'Nutzer(?!freundlich)\\p{L}*',
    'User(?:s|in|innen)?',
    'User-(?!Agent)\\p{L}+',
    'Besucher\\p{L}*',
    '(?:Neu|Vor|Erst|Wieder|Un)?an(?:zu|ge)?meld\\p{L}*',
    'ab(?:zu|ge)?meld\\p{L}*',
    'meld\\p{L}* (?:dich|sich|mich|uns|euch)(?: [\\p{L}·-]+){0,6} (?:an|ab)(?=[.,;:?)]| (?:und|oder)\\b|$)',
    '(?:\\p{L}{2,}-)?\\p{L}*mail(?!and|änd|l)\\p{L}*(?:-\\p{L}+)*',
    'Push-?(?:Nachricht|Mitteilung|Meldung)(?:en)?',
    '\\p{L}*kn[oö]pf(?:e?s|en?|druck)?',
    'Log (?:dich|euch|es|sie|ihn)',
    'log(?:s?t) (?:dich|sich|euch)',
    '(?:ein|aus)(?:zu|ge)?log(?:en|s?t)',
    'unbenutzt\\p{L}*',
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
  fi: [
    '[\\p{L}-]*käyttäj[\\p{L}-]*',
    '[\\p{L}-]*ilmian[tn][\\p{L}-]*',
    '[\\p{L}-]*käyttökiel[tl]o[\\p{L}-]*',
    '[\\p{L}-]*vierailij[\\p{L}-]*',
    '[\\p{L}-]*hyvit[\\p{L}-]*',
    'kuvitteelli\\p{L}*',
    'fiktiivi\\p{L}*',
    'push-?viest\\p{L}*',
  ],
  fr: ['utilisateur', 'utilisatrice', 'email', 'vrais? membres?', 'bannis?', 'bannissement'],
  it: ['utent[ei]', 'membr[io] reali?', 'mi piace'],
  nb: [
    'bruker(?:en|ne|e)s?',
    'bruker(?:konto|navn|profil)\\p{L}*',
    'lik(?:en|ene)s?',
    'kundestøtte\\p{L}*',
    'support\\p{L}*',
    'meld(?:e|er|te|t)? (?:deg|meg|oss|dere|seg) på',
    'påmeld\\p{L}*',
  ],
  nl: ['gebruiker', 'aanmelding\\w*', 'klantenservice', 'pushbericht\\w*', 'kennisgeving\\w*', 'in beroep'],
  pl: [
    'człon(?:ek|k(?!ostw|owsk)\\p{L}+)',
    'w prezencie',
    'dopasowa(?:ni(?:e|a|u|em|om|ami|ach)|ń)',
    'mail\\p{L}*',
    'od(?:szedł|eszł\\p{L}+)',
    'poza zasięgiem',
  ],
  sv: [
    'användar(?!vänlig)\\p{L}*',
    '\\p{L}*foto(?!gra|gen)\\p{L}*',
    'gilla-?markering\\p{L}*',
    '(?:e-)?mail\\p{L}*',
    'webbplats\\p{L}*',
    'match(?:en|er|erna)?s?',
  ],
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
