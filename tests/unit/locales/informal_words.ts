/** What only stands in texts that call their reader du, tu, je or ty, as parts of a regular expression. */
const ANYWHERE: Readonly<Record<string, readonly string[]>> = {
  de: [
    'du',
    'dich',
    'dir',
    'dein(?:e[mnrs]?|s)?',
    'euch',
    'eue?re?[mnrs]?',
    'ihr (?:sucht|wohnt|lebt|seht|teilt|beide|einander|zueinander)',
    'habt|seid|könnt|wollt|mögt|müsst|dürft|werdet|wisst|trefft|(?:möch|könn|soll|hat|wär|würd)e?tet',
    'bist|hast|kannst|willst|magst|musst|darfst|wirst|weißt|siehst|warst|(?:möch|könn|soll|hat)test|würdest',
  ],
  es: [
    'tú',
    'te',
    'ti',
    'tus?',
    'tuy[oa]s?',
    'contigo',
    'os',
    '(?:pued|tien|quier|deb|v|sab|recib|escrib|el[ie]g|pierd|vuelv|hac|er|le|pid|decid|viv|conoc|sal)es',
    '(?:us|enví|confirm|activ|elimin|inici|acept|busqu|pagu|pongu|cambi|bloque|hici)es',
    '(?:est|d|v)ás',
    '(?:us|enví|busc|necesit|borr|gast|pag|acept|elimin|mand|intent|d|v|inici|bloque|cierr|gust|recuerd|abr)as',
    '(?:pued|quier|teng|hag|hay|sep|se|conozc|recib|escrib|elij|pid|vuelv|convenz)as',
    '(?:vuestr|vosotr)[oa]s?',
    'has',
    '(?:ten|quer|pod|hab)ías',
    '\\p{L}+(?:ar|er|ir|dr)ás',
    '\\p{L}+(?:á|(?<!diecis|veintis)é)is',
    '(?:viv|eleg|recib|escrib|ped|sal)ís',
    '(?:eleg|recib|escrib|ped|abr|sub|fu|hic|qu|pud|d)iste',
    'leíste',
    '\\p{L}{2,}aste',
    '\\p{L}*[áéíóú]\\p{L}+[ae]te',
    'hazte',
    '(?:respond|envi|avis|ayud|d|dej|encontr|hac|opon|ped|pon|pregunt|present|promet|qued|registr|salt|ten|v)[aei]rte',
    '(?:(?:re)?actív|confírm|guárd|déj|enví|intént|denúnci|cámbi|ciérr|recupér|compruéb|suélt|pég)al[oa]s?',
    '(?:léelo|elígelo|hazlo|dinos|danos|háblanos|escríbenos|cuéntanos|pregúntanos|avísanos)',
  ],
  fr: [
    'tu',
    'te',
    't’\\p{L}+',
    'toi',
    'ton',
    'ta',
    'tes',
    'tien(?:ne)?s?',
    'réessaie',
    'essaie',
    '\\p{L}+(?<!ez|ons|[îi]tes)-(?:les?|la|nous|en|lui|leur)',
    '^(?:choisis|saisis|écris|dis|confirme|découvre|ouvre|termine|trouve|vérifie|relâche|passe|va)',
    'n’y mets',
  ],
  it: [
    'tu',
    'te',
    'ti',
    'tu[oae]',
    'tuoi',
    'ciao',
    '(?:pu|vu|h|st)(?:oi|ai)',
    'sei(?! (?:cifre|mesi))',
    'eri',
    '\\p{L}+rai',
    '(?:vor|pot|dov|av|sa)resti',
    '(?:dev|ved|rived|richied|viv|ricev|rispond|scriv|scegl|spend|acced|piac|inserisc|riesc|riconosc|scopr)i',
    'leggi (?:il|lo|la|l’\\p{L}+|i|gli|le|entrambi|di)',
    'dai (?:prima )?un',
    // These say Lei too, where they command: “riprovi domani”, but “se riprovi”.
    '(?:se|che|cosa|chi|quando) (?:riprovi|invii|cerchi|paghi|usi|blocchi|acquisti|acconsenti|elimini|accetti|attivi)',
    'paghi (?:una|solo|nella|sulla)',
    '\\p{L}+[aei]rte[ln][aeio]',
    '(?:iscriver|(?:ri)?veder|risponder|inviar|piacer|avvisar|aiutar|trovar|tener|mostrar|chieder|incontrar|presentar)ti',
    '(?:mostra|invia|avvisar?)mi',
    'iscriviti',
    '(?:contatta|dic|parla|scrivi|racconta)ci',
    '(?:scegline|(?:ri)?attivalo|guardalo|leggilo|modificalo)',
    'vostr[oaie]',
  ],
  nl: ['je', 'jij', 'jou', 'jouwe?', '(?:je|jij|jou)zelf', 'jullie', 'alsjeblieft'],
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
    'prüfe?|gib|nimm|nutze?|lies|lege?|hebe?|logge?|schaue?|sieh|tippe?|finde|wähle?|folge|schreibe?|bestätige|öffne|bewahre?|lösche?|' +
    'fange?|stoppe?|schließe?|schalte|lade|versuche?|erzähle?|sage?|stelle?|komme?|setze?|registriere|kontaktiere|beende|willige|lass|such|' +
    'verlass|ändere|sende|nenne|entferne|speichere|fasse?|zeige?|halte?|denke?|geh|rufe?|zahle|frag|biete|bleibe?|behalte|sei|pass|triff|' +
    'begegne|verwende|akzeptiere|erteile|beantworte|vervollständige|schicke?|beginne?|starte|klicke?|aktiviere|pausiere?|melde|füge?|mache?|' +
    'hole?|warte|vergiss|veröffentliche|organisiere|genieße?|entdecke|lern|freue?'
  ).split('|'),
  es: (
    'elige|escribe|introduce|revisa|confirma|inicia|prueba a|prueba con|vuelve|mira|abre|usa|toca|añade|indica|sigue|guarda|' +
    'activa|recarga|pide|busca|espera|lee|comprueba|cambia|pulsa|haz|deja|selecciona|consulta|repite|saluda|marca|completa|empieza|' +
    'consigue|echa|elimina|quita|publica|recupera|anula|evita|verifica|arrastra|mantén|sé|juega'
  ).split('|'),
  fr: (
    'choisis|saisis|vérifie|confirme|connecte|regarde|écris|envoie|lis|ouvre|clique|touche|ajoute|indique|suis|utilise|garde|entre|active|' +
    'recharge|prends|dis|raconte|demande|consulte|supprime|modifie|change|cherche|attends|reviens|mets|laisse|contacte|réponds|vois|jette|' +
    'annule|appuie|coche|complète|découvre|évite|fais|inscris|n’envoie|n’utilise|parle|passe|réactive|relance|relis|reste|respecte|sois|tape|' +
    'termine|trouve|appelle|donne|accepte|commence|renvoie|rentre|signale|joue'
  ).split('|'),
  it: (
    'controlla|conferma|prova(?! \\|)|riprova|guarda|apri|usa|tocca|aggiungi|indica|segui|conserva|attiva|ricarica|chiedi|cerca|' +
    'leggi|cambia|torna|aspetta|contatta|elimina|prendi|evita|ripeti|comincia|ricomincia|spunta|trascina|rimuovi|completa|chiama|' +
    'tieni|salva|lascia|effettua'
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

/** The informal words of a text; none where it speaks to no one, or formally. */
export function informalWords(language: string, text: string): string[] {
  const prose = text.replaceAll(/\]\([^)]*\)|\{\{[^}]*\}\}|<[^>]*>/g, '·')
  const anywhere = new RegExp(`(?<!\\p{L})(?:${ANYWHERE[language]!.join('|')})(?!\\p{L})`, 'giu')
  const found = [...prose.matchAll(anywhere)].map(([word]) => word)
  const commands = COMMANDS[language]!
  if (commands.length === 0 || (language !== 'de' && !/[.?…]/.test(prose))) return found
  // German pages command in headings and lists, too, and after a comma: “Wenn das stimmt, speichere es.”
  const [beginning, flags] =
    language === 'de'
      ? ['^[\\s#>*|-]*|[.?:;,…] |[„*(]|(?:bitte|und|oder|dann|also) ', 'gimu']
      : ['^|[.?:;…„] |(?:bitte|und|oder|dann|et|ou|lub|albo) ', 'giu']
  const command = new RegExp(`(?:${beginning})(${commands.join('|')})(?!\\p{L}| ich )`, flags)
  return [...found, ...[...prose.matchAll(command)].map(([, word]) => word!)]
}
