import type { Language } from './languages.ts'

export type FictionalWord = Readonly<{ singular: string; plural: string }>

/** What fictional profiles may be called, the usual word first. Alike in gender within a language, so that each fits every text. */
export const FICTIONAL_WORDS: Readonly<Record<Language, readonly FictionalWord[]>> = {
  da: [
    { singular: 'fiktiv profil', plural: 'fiktive profiler' },
    { singular: 'opdigtet profil', plural: 'opdigtede profiler' },
    { singular: 'opfunden profil', plural: 'opfundne profiler' },
  ],
  de: [
    { singular: 'fiktives Profil', plural: 'fiktive Profile' },
    { singular: 'erfundenes Profil', plural: 'erfundene Profile' },
    { singular: 'ausgedachtes Profil', plural: 'ausgedachte Profile' },
  ],
  en: [
    { singular: 'fictional profile', plural: 'fictional profiles' },
    { singular: 'made-up profile', plural: 'made-up profiles' },
    { singular: 'invented profile', plural: 'invented profiles' },
  ],
  es: [
    { singular: 'perfil ficticio', plural: 'perfiles ficticios' },
    { singular: 'perfil inventado', plural: 'perfiles inventados' },
    { singular: 'perfil imaginario', plural: 'perfiles imaginarios' },
  ],
  fi: [
    { singular: 'keksitty profiili', plural: 'keksityt profiilit' },
    { singular: 'fiktiivinen profiili', plural: 'fiktiiviset profiilit' },
    { singular: 'kuvitteellinen profiili', plural: 'kuvitteelliset profiilit' },
  ],
  fr: [
    { singular: 'profil fictif', plural: 'profils fictifs' },
    { singular: 'profil inventé', plural: 'profils inventés' },
    { singular: 'profil imaginaire', plural: 'profils imaginaires' },
  ],
  it: [
    { singular: 'profilo fittizio', plural: 'profili fittizi' },
    { singular: 'profilo inventato', plural: 'profili inventati' },
    { singular: 'profilo immaginario', plural: 'profili immaginari' },
  ],
  nb: [
    { singular: 'fiktiv profil', plural: 'fiktive profiler' },
    { singular: 'oppdiktet profil', plural: 'oppdiktede profiler' },
    { singular: 'oppfunnet profil', plural: 'oppfunne profiler' },
  ],
  nl: [
    { singular: 'fictief profiel', plural: 'fictieve profielen' },
    { singular: 'verzonnen profiel', plural: 'verzonnen profielen' },
    { singular: 'bedacht profiel', plural: 'bedachte profielen' },
  ],
  pl: [
    { singular: 'profil fikcyjny', plural: 'profile fikcyjne' },
    { singular: 'profil zmyślony', plural: 'profile zmyślone' },
    { singular: 'profil wymyślony', plural: 'profile wymyślone' },
  ],
  sv: [
    { singular: 'fiktiv profil', plural: 'fiktiva profiler' },
    { singular: 'påhittad profil', plural: 'påhittade profiler' },
    { singular: 'uppdiktad profil', plural: 'uppdiktade profiler' },
  ],
}

/** Words by which a fictional profile would pass for a person, in small letters. `echt-` is any word that begins like this. */
export const CLAIMS_OF_A_PERSON: Readonly<Record<Language, string>> = {
  da: 'ægte rigtig- virkelig- reel- autentisk- verificere- levende menneske- person personer medlem- bruger- single singler kvinde- mand mænd pige- fyr',
  de: 'echt- real- wirklich- wahr- authentisch- verifizier- lebend- mensch- person personen leute mitglied- nutzer- benutzer- single singles frau frauen mann männer dame damen mädchen',
  en: 'real really genuin- authentic- actual true truly verified live living human- person persons people member- user- single singles woman women man men lady ladies girl- boy boys guy guys',
  es: 'real reales realmente verdader- genuin- autentic- verificad- viva vivas vivo vivos human- persona personas gente miembr- usuari- solter- mujer- hombre- chica- chico- señora-',
  fi: 'aito- aido- oikea- oikei- todelli- vahvistettu- elävä- ihmi- henkilö- jäsen- käyttäj- sinkku- sinku- nainen naiset naisia mies miehet miehiä tyttö-',
  fr: 'vrai- réel- authenti- véritable- vérifié- vivant- humain- personne personnes gens membre- utilisat- célibataire- femme- homme- fille- dame dames',
  it: 'vero vera veri vere reale reali davvero autentic- genuin- verificat- vivo viva vivi vive uman- persona persone gente membr- iscritt- utent- single donna donne uomo uomini ragazz- signora signore',
  nb: 'ekte riktig- virkelig- reell- sann sanne autentisk- verifiser- levende menneske- person personer medlem- bruker- singel single kvinne- mann menn jente-',
  nl: 'echt- reëel reële waar ware werkelijk- authentiek- geverifieerd- levend- mens mensen menselijk- persoon personen lid leden gebruiker- single singles vrouw- man mannen dame dames meisje-',
  pl: 'prawdziw- realn- rzeczywist- autentyczn- zweryfikowan- żyw- ludz- człowiek- osob- członk- członek użytkowni- singl- singiel kobiet- mężczy- dziewczyn- facet-',
  sv: 'äkta riktig- verklig- reell- sann sanna autentisk- verifiera- levande människ- person personer medlem- användar- singel singlar kvinn- man män tjej- kille- killar',
}
