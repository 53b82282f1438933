import { test } from '@japa/runner'
import { speaksOfDistress } from '@manyhearts/api/app/safety/distress/speaks_of_distress'

/** By language: what members in need write, and what only looks like it. */
const SAID: Readonly<Record<string, { signs: readonly string[]; others: readonly string[] }>> = {
  en: {
    signs: [
      'I want to kill myself',
      "I can't go on like this",
      'I wish I was dead',
      'All of my life savings are gone, I spent all my savings on this',
      "I'm deep in debt",
      'you’re all I have',
      'i dont want to live anymore',
    ],
    others: [
      'I nearly killed myself laughing',
      'I am in your debt',
      'I can’t go on holiday this year',
      'I have some savings for a new car',
      'You are all I dreamed of',
      'You are the only one I have written to',
      'I could die for a coffee',
      'I don’t want to die yet',
    ],
  },
  de: {
    signs: [
      'Ich will nicht mehr leben',
      'Ich bringe mich um',
      'Alle meine Ersparnisse sind weg',
      'Du bist alles, was ich habe',
    ],
    others: [
      'Ich will nicht sterben, bevor ich Rom gesehen habe',
      'Das bringt mich um den Schlaf',
      'Ich lebe gern',
      'Ich will dich nicht mehr loben',
      'Du bist die einzige, der ich geschrieben habe',
    ],
  },
  nl: {
    signs: ['Ik wil dood', 'Ik denk vaak aan zelfmoord', 'Al mijn spaargeld is op', 'Jij bent alles wat ik nog heb'],
    others: [
      'Ik wil niet dood, ik wil koffie',
      'Ik spaar voor een fiets',
      'Ik heb geen zin meer in lezen',
      'Ik heb alleen jou geschreven',
      'Ik kan niet meer wachten op morgen',
    ],
  },
  fr: {
    signs: [
      'J’ai envie de mourir',
      'Je veux en finir avec la vie',
      'Toutes mes économies sont parties',
      'Tu es tout ce que j’ai',
    ],
    others: [
      'C’est à mourir de rire',
      'J’ai envie de courir',
      'Tu es tout ce que j’ai toujours voulu',
      'Je ne veux pas mourir',
      'Je fais des économies',
      'Tu vas me tuer avec tes blagues',
    ],
  },
  es: {
    signs: ['Quiero morirme', 'No quiero vivir más', 'He gastado todos mis ahorros', 'Eres lo único que tengo'],
    others: [
      'Me muero de risa',
      'Me quiero morir de risa',
      'Me corto el pelo mañana',
      'Tengo algunos ahorros',
      'No quiero morir',
    ],
  },
  it: {
    signs: ['Voglio morire', 'Voglio farla finita', 'Ho speso tutti i miei risparmi', 'Ho solo te'],
    others: [
      'Muoio dal ridere',
      'Ho messo da parte dei risparmi',
      'Vorrei vivere al mare',
      'Non voglio morire giovane',
      'Vorrei farla finita con la dieta',
    ],
  },
  pl: {
    signs: ['Nie chcę już żyć', 'Chcę umrzeć', 'Wydałem wszystkie oszczędności', 'Mam tylko ciebie'],
    others: ['Mam długi weekend', 'Nie chcę umrzeć z nudów', 'Zbieram oszczędności na rower'],
  },
  sv: {
    signs: ['Jag orkar inte leva längre', 'Jag vill bara dö', 'Alla mina besparingar är slut', 'Du är allt jag har'],
    others: [
      'Jag vill inte dö än',
      'Du är allt jag har drömt om',
      'Jag sparar till en resa',
      'Jag orkar inte laga mat',
    ],
  },
  da: {
    signs: ['Jeg vil ikke leve mere', 'Jeg har brugt hele min opsparing', 'Du er alt, hvad jeg har', 'Jeg vil bare dø'],
    others: ['Jeg vil ikke dø', 'Jeg har en opsparing', 'Jeg orker ikke at lave mad'],
  },
  nb: {
    signs: [
      'Jeg vil ikke leve mer',
      'Jeg orker ikke å leve',
      'Jeg har brukt alle sparepengene mine',
      'Du er alt jeg har',
    ],
    others: [
      'Jeg vil ikke dø',
      'Jeg har vondt i skulderen, og i begge skulder',
      'Jeg har noen sparepenger',
      'Jeg orker ikke å lage mat',
    ],
  },
  fi: {
    signs: ['Haluan kuolla', 'En jaksa enää elää', 'Kaikki säästöni ovat menneet', 'Olet kaikki mitä minulla on'],
    others: [
      'En halua kuolla vielä',
      'Haluaisin kuulla sinusta',
      'Minulla ei ole muita suunnitelmia',
      'Säästän matkaan',
      'En jaksa kokata tänään',
    ],
  },
}

test.group('What members in need write', () => {
  for (const [language, { signs, others }] of Object.entries(SAID))
    test(`is known in ${language}, and not what only looks like it`, ({ assert }) => {
      assert.deepEqual(
        signs.filter((text) => !speaksOfDistress(text)),
        []
      )
      assert.deepEqual(others.filter(speaksOfDistress), [])
    })
})
