/** What only stands in texts that call their reader du, tu, je or ty, as parts of a regular expression. */
const ANYWHERE: Readonly<Record<string, readonly string[]>> = {
  de: [
    'du',
    'dich',
    'dir',
    'dein(?:e[mnrs]?|s)?',
    'euch',
    'eue?re?[mnrs]?',
    'ihr (?:habt|seid|könnt|wollt|möchtet|sucht|mögt|wohnt|seht|teilt|einander|zueinander)',
  ],
  es: [
    'tú',
    'te',
    'ti',
    'tus?',
    'tuy[oa]s?',
    'contigo',
    '(?:pued|tien|quier|deb|v|sab|recib|escrib|el[ie]g|pierd|vuelv|hac|er|le|pid|decid)es',
    '(?:est|d|v)ás',
    '(?:us|enví|busc|necesit|borr|gast|pag|acept|elimin|mand|intent|d|v)as',
    'vuestr[oa]s?',
    'has',
    '\\p{L}+(?:ar|er|ir|dr)ás',
    '(?:eleg|recib|escrib|ped|abr|sub|fu|hic|qu|pud)iste',
    '\\p{L}{2,}aste',
  ],
  fr: ['tu', 'te', 't’\\p{L}+', 'toi', 'ton', 'ta', 'tes', 'tien(?:ne)?s?', 'réessaie', 'essaie'],
  it: [
    'tu',
    'te',
    'ti',
    'tu[oae]',
    'tuoi',
    '(?:pu|vu|h|st)(?:oi|ai)',
    'sei(?! (?:cifre|mesi))',
    'devi',
    'potrai',
    'vedi',
    'vedrai',
    'ricevi',
    'riceverai',
    'scrivi',
    'paghi',
    'cerchi',
    'riprovi',
    'invii',
    'vostr[oaie]',
  ],
  nl: ['je', 'jij', 'jou', 'jouw', 'jezelf', 'jullie'],
  pl: [
    'ty',
    'ci',
    'cię',
    'ciebie',
    'tobie',
    'tobą',
    '[tT]w(?:ój|oj\\p{L}+|oi\\p{L}*)',
    'wasz\\p{L}*',
    '\\p{L}+(?:[ey]sz|(?<!(?:na|za|w|do|o|pod|prze)p)isz|(?<!n)asz)',
    '\\p{L}+ł[ea]ś',
    '\\p{L}+ł(?:a|o)?byś',
    '(?:a|że|gdy)byś',
    'jesteś(?:cie)?',
    'was',
    'wam',
    'wami',
    '(?:ma|chce|lubi|polubi|szuka|mieszka|może|musi|widzi|przestaje|będzie|zobaczy)cie',
  ],
}

/** Commands, where they begin a sentence or follow “bitte” or “and”. Only German’s on buttons always differ. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  de: (
    'prüf|gib|nimm|nutze?|lies|leg|heb|logg|schau|sieh|tippe?|finde|wähle?|folge|schreib|bestätige|öffne|bewahre?|lösch|fang|stopp|' +
    'schließ|schalte|lade|versuch|erzähl|sag|stell|komm|setz|registriere|kontaktiere|beende|willige|lass|such|verlass|ändere|sende|nenne'
  ).split('|'),
  es: (
    'elige|escribe|introduce|revisa|confirma|inicia|prueba|inténtalo|vuelve|mira|abre|usa|toca|añade|indica|sigue|guarda|activa|recarga|' +
    'dinos|cuéntanos|pide|busca|espera|lee|comprueba|cambia|pulsa|haz|deja|selecciona|escríbenos|consulta'
  ).split('|'),
  fr: (
    'choisis|saisis|vérifie|confirme|connecte|regarde|écris|envoie|lis|ouvre|clique|touche|ajoute|indique|suis|utilise|garde|entre|active|' +
    'recharge|prends|dis|raconte|demande|consulte|supprime|modifie|change|cherche|attends|reviens|mets|laisse|contacte|réponds|vois|jette'
  ).split('|'),
  it: (
    'scegli|inserisci|controlla|conferma|accedi|prova|riprova|guarda|apri|usa|tocca|aggiungi|indica|segui|conserva|attiva|ricarica|' +
    'raccontaci|chiedi|cerca|leggi|scrivi|scrivici|cambia|torna|aspetta|contatta|elimina|prendi|dicci'
  ).split('|'),
  nl: [],
  pl: (
    'wybierz|wpisz|sprawdź|potwierdź|zaloguj|spróbuj|napisz|zobacz|otwórz|użyj|kliknij|dotknij|dodaj|podaj|przejdź|zachowaj|włącz|' +
    'odśwież|opowiedz|poproś|szukaj|przeczytaj|zmień|poczekaj|zarejestruj|usuń|skontaktuj|powiedz|wróć|' +
    'zacznij|zajrzyj|zgłoś|zaznacz|zatrzymaj|wyloguj|naciśnij|skorzystaj|zapisz|uzupełnij|zostaw|unikaj|wyszukaj|wznów|stuknij|' +
    'odpowiedz|odstąp|wyślij|pisz|bądź|graj|uważaj|pamiętaj|zadzwoń|zadbaj|szanuj|publikuj|spotykaj|przechowuj|rozejrzyj|załóż|' +
    'przywróć|nie (?:proś|wysyłaj|przysyłaj|płać|zaglądaj|podawaj|oferuj)'
  ).split('|'),
}

/** Languages in which a brand may address its members formally today. */
export const FORMAL_LANGUAGES = Object.keys(ANYWHERE)

/** The informal words of a text; none where it speaks to no one, or formally. */
export function informalWords(language: string, text: string): string[] {
  const prose = text.replaceAll(/\]\([^)]*\)|\{\{[^}]*\}\}|<[^>]*>/g, '·')
  const anywhere = new RegExp(`(?<!\\p{L})(?:${ANYWHERE[language]!.join('|')})(?!\\p{L})`, 'giu')
  const found = [...prose.matchAll(anywhere)].map(([word]) => word)
  const commands = COMMANDS[language]!
  if (commands.length === 0 || (language !== 'de' && !/[.?…]/.test(prose))) return found
  const command = new RegExp(
    `(?:^|[.?:;…„] |(?:bitte|und|oder|dann|et|ou|lub|albo) )(${commands.join('|')})(?!\\p{L})`,
    'giu'
  )
  return [...found, ...[...prose.matchAll(command)].map(([, word]) => word!)]
}
