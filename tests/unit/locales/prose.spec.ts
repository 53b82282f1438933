import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { PAGES } from '@manyhearts/locales/pages'
import { pageSource } from '@manyhearts/api/app/reach/page_source'
import { filesOf, FOLDER, formalFolder, textsOf } from './all_texts.ts'
import { proseFaults } from './prose_faults.ts'

function* textsIn(language: string): Generator<[place: string, text: string]> {
  for (const folder of [language, formalFolder(language)]) {
    for (const file of filesOf(folder))
      for (const [key, text] of textsOf(folder, file)) yield [`${folder}/${file} ${key}`, text]
    for (const page of PAGES.filter((name) => existsSync(`${FOLDER}${folder}/pages/${name}.md`))) {
      const { title, description, body } = pageSource(readFileSync(`${FOLDER}${folder}/pages/${page}.md`, 'utf8'))
      for (const line of [title, description, ...body.split('\n')]) yield [`${folder}/pages/${page}.md`, line]
    }
  }
}

test.group('Prose', () => {
  for (const language of LANGUAGES) {
    test(`in ${language} is calm, well set, and keeps the glossary’s words`, ({ assert }) => {
      const found = [...textsIn(language)].flatMap(([place, text]) =>
        proseFaults(language, text).map((fault) => `${place}: ${fault} in “${text}”`)
      )

      assert.deepEqual(found, [])
    })
  }

  test('with a fault is found', ({ assert }) => {
    const faults: [language: string, text: string, fault: string][] = [
      ['en', 'Welcome!', 'exclamation mark'],
      ['es', '¡Hola', 'exclamation mark'],
      ['en', "You don't", 'straight quote'],
      ['de', 'Die "neue" Seite', 'straight quote'],
      ['de', 'Melde dich bei uns an.', 'Melde dich bei uns an'],
      ['de', 'Unsere Bestätigungsmails', 'Bestätigungsmails'],
      ['de', 'Deine Mail-Adresse', 'Mail-Adresse'],
      ['de', 'Tippe auf den Meldeknopf', 'Meldeknopf'],
      ['en', 'Run by Rosa B.V..', 'double full stop'],
      ['fr', 'Vraiment ?', 'breaking space before ?'],
      ['fr', 'Le mot « like »', 'breaking space before »'],
      ['en', 'Somebody likes you', 'Somebody'],
      ['en', 'Whom do you like', 'Whom'],
      ['en', 'We sent you a mail', 'mail'],
      ['en', 'Your e-mail address', 'e-mail'],
      ['sv', 'Det ser användarna', 'användarna'],
      ['sv', 'Din profilfotots plats', 'profilfotots'],
      ['sv', 'Vi mailar dig', 'mailar'],
      ['sv', 'Dina matcherna', 'matcherna'],
      ['da', 'Kontoen er spærrede', 'spærrede'],
      ['nb', 'Kontakt supporten', 'supporten'],
      ['nb', 'Brukernes bilder', 'Brukernes'],
      ['pl', 'Napisz do członka serwisu', 'członka'],
      ['pl', 'Wyślij to członkiniom', 'członkiniom'],
      ['pl', 'Masz pięć dopasowań', 'dopasowań'],
      ['pl', 'Ta osoba odeszła', 'odeszła'],
    ]

    for (const [language, text, fault] of faults) assert.include(proseFaults(language, text), fault, text)
  })

  test('may contain quotes that belong to code, and an ellipsis', ({ assert }) => {
    assert.deepEqual(proseFaults('en', '`traffic-source` … <page>terms</page>, {{name}}’s “page”'), [])
    assert.deepEqual(proseFaults('en', 'Contact [{{support_email}}](mailto:{{support_email}})'), [])
  })

  test('may contain words that only look like those replaced', ({ assert }) => {
    assert.deepEqual(proseFaults('sv', 'Ni matchar, och att fotografera är användarvänligt'), [])
    assert.deepEqual(proseFaults('da', 'En fotograf'), [])
    assert.deepEqual(proseFaults('nb', 'Du bruker likes, og noen liker deg'), [])
    assert.deepEqual(proseFaults('de', 'Melde dich bei uns, auch per E-Mail aus Mailand: Deine Meldung zählt'), [])
    assert.deepEqual(proseFaults('pl', 'Organy państw członkowskich; osoby dopasowane do profilu; e-mailem'), [])
  })
})
