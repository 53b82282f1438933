import { test } from '@japa/runner'
import { FICTIONAL_WORDS } from '@manyhearts/locales/fictional_words'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { claimsPerson } from '@manyhearts/api/app/tenancy/settings/claims_person'

const CLAIMS = {
  da: ['ægte medlem', 'rigtige brugere', 'verificeret kvinde'],
  de: ['echtes Mitglied', 'Premiummitglied', 'reale Personen'],
  en: ['real member', 'Genuine profiles', 'verified user', 'VIP woman'],
  es: ['miembro real', 'perfil auténtico', 'chicas'],
  fi: ['aito jäsen', 'oikeat ihmiset', 'Premium-jäsen'],
  fr: ['vrai membre', 'profils réels', 'célibataires'],
  it: ['iscritto vero', 'profilo autentico', 'ragazze'],
  nb: ['ekte medlem', 'virkelige personer', 'brukere'],
  nl: ['echt lid', 'ECHT  LID', 'écht profiel', 'échte leden', 'e\u200bcht lid'],
  pl: ['prawdziwy użytkownik', 'członek', 'kobiety'],
  sv: ['äkta medlem', 'riktiga människor', 'användare'],
}

test.group('A word for fictional profiles', () => {
  for (const language of LANGUAGES) {
    test(`claims a person in ${language} when it says so`, ({ assert }) => {
      for (const word of CLAIMS[language]) assert.isTrue(claimsPerson(word), word)
    })

    test(`claims none in ${language} when it is one of those offered`, ({ assert }) => {
      for (const { singular, plural } of FICTIONAL_WORDS[language])
        for (const word of [singular, plural]) assert.isFalse(claimsPerson(word), word)
    })
  }

  test('of one’s own may be anything else', ({ assert }) => {
    for (const word of ['storyteller profile', 'Chatfigur', 'unreal profile', 'personaje', 'personnage'])
      assert.isFalse(claimsPerson(word), word)
  })
})
