import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { LANGUAGES, type Language } from '@manyhearts/locales/languages'
import { FOLDER, textsOf } from './all_texts.ts'

/** How the glossary's words begin: of a complaint about the service, and of an appeal against a decision (DSA art. 16 and 20). */
const WORDS: Record<Language, { complaint: RegExp; appeal: RegExp }> = {
  da: { complaint: /\bklag/i, appeal: /klage over/i },
  de: { complaint: /beschwer/i, appeal: /einspruch/i },
  en: { complaint: /complain/i, appeal: /appeal/i },
  es: { complaint: /reclama/i, appeal: /recurr/i },
  fi: { complaint: /reklama/i, appeal: /oikais/i },
  fr: { complaint: /réclam/i, appeal: /contester/i },
  it: { complaint: /reclam/i, appeal: /ricorso/i },
  nb: { complaint: /\bklag/i, appeal: /klage på/i },
  nl: { complaint: /\bklacht|\bklag/i, appeal: /bezwaar/i },
  pl: { complaint: /reklamac|skarg/i, appeal: /odwoła/i },
  sv: { complaint: /klagom/i, appeal: /överklag/i },
}

test.group('A report', () => {
  for (const language of LANGUAGES)
    test(`is never called a complaint in ${language}, and a decision on it is appealed`, ({ assert }) => {
      const { complaint, appeal } = WORDS[language]
      const texts = ['safety/reports.json', 'notices/report_mails.json'].flatMap((file) => [
        ...textsOf(language, file).values(),
      ])

      assert.deepEqual(
        texts.filter((text) => complaint.test(text)),
        []
      )
      assert.match(textsOf(language, 'safety/complaints.json').get('complaints.steps.appeal')!, appeal)
      for (const page of ['terms', 'ban', 'service', 'return-policy'])
        assert.match(readFileSync(`${FOLDER}${language}/pages/${page}.md`, 'utf8'), appeal, page)
    })
})
