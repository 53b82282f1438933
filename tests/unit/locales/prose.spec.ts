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
      ['en', 'Run by Rosa B.V..', 'double full stop'],
      ['fr', 'Vraiment ?', 'breaking space before ?'],
      ['fr', 'Le mot « like »', 'breaking space before »'],
      ['en', 'Somebody likes you', 'Somebody'],
      ['en', 'Whom do you like', 'Whom'],
      ['en', 'We sent you a mail', 'mail'],
      ['en', 'Your e-mail address', 'e-mail'],
    ]

    for (const [language, text, fault] of faults) assert.include(proseFaults(language, text), fault, text)
  })

  test('may contain quotes that belong to code, and an ellipsis', ({ assert }) => {
    assert.deepEqual(proseFaults('en', '`traffic-source` … <page>terms</page>, {{name}}’s “page”'), [])
    assert.deepEqual(proseFaults('en', 'Contact [{{support_email}}](mailto:{{support_email}})'), [])
  })
})
