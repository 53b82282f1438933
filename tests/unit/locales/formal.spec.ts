import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { translationsIn } from '@manyhearts/api/app/http/translations'
import { type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { PAGES } from '@manyhearts/locales/pages'
import { placeholdersOf } from '@manyhearts/locales/placeholders'
import { namespaces } from '@manyhearts/locales/read_texts'
import { languageTexts } from '@manyhearts/locales/vite/language_texts'
import { filesOf, FOLDER, formalFolder, textsOf } from './all_texts.ts'
import { FORMAL_LANGUAGES } from '@manyhearts/locales/forms_of_address'
import { informalWords } from './informal_words.ts'

/** The console speaks to staff, whom no brand addresses. */
const isForMembers = (file: string) => !file.startsWith('console/')

const pageIn = (folder: string, name: string) => {
  const path = `${FOLDER}${folder}/pages/${name}.md`
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Every text of a language, and what a formal brand says instead, if that stands somewhere. */
function* pairs(language: string): Generator<{ place: string; text?: string; formal?: string }> {
  const twins = filesOf(formalFolder(language))
  for (const file of new Set([...filesOf(language).filter(isForMembers), ...twins])) {
    const own = filesOf(language).includes(file) ? textsOf(language, file) : new Map<string, string>()
    const formal = twins.includes(file) ? textsOf(formalFolder(language), file) : new Map<string, string>()
    for (const key of new Set([...own.keys(), ...formal.keys()]))
      yield { place: `${file} ${key}`, text: own.get(key), formal: formal.get(key) }
  }
  for (const name of PAGES)
    yield { place: `pages/${name}.md`, text: pageIn(language, name), formal: pageIn(formalFolder(language), name) }
}

const faultsIn = (language: string) =>
  [...pairs(language)].flatMap(({ place, text, formal }) => {
    if (formal === undefined) return []
    if (text === undefined) return [`${place}: there is no such text`]
    return [
      ...(text === formal ? [`${place}: is no different`] : []),
      ...informalWords(language, formal).map((word) => `${place}: says “${word}”`),
      ...(placeholdersOf(formal).join() === placeholdersOf(text).join() ? [] : [`${place}: has other placeholders`]),
    ]
  })

test.group('Formal texts', () => {
  for (const language of FORMAL_LANGUAGES) {
    test(`in ${language} are twins of texts there are, in their order, and say nothing informal`, ({ assert }) => {
      assert.deepEqual(faultsIn(language), [])
      for (const file of filesOf(formalFolder(language))) {
        const keys = [...textsOf(formalFolder(language), file).keys()]
        assert.deepEqual(
          keys,
          [...textsOf(language, file).keys()].filter((key) => keys.includes(key)),
          file
        )
      }
    })

    test(`in ${language} are missing for no text that speaks to a member informally`, ({ assert }) => {
      const missing = [...pairs(language)].filter(
        ({ text = '', formal }) => formal === undefined && informalWords(language, text).length > 0
      )

      assert.deepEqual(
        missing.map(({ place }) => place),
        []
      )
    })
  }

  test('are of languages in which a brand may choose its form', ({ assert }) => {
    assert.sameMembers(
      [...FORMAL_LANGUAGES],
      LANGUAGES.filter((language) => existsSync(`${FOLDER}${formalFolder(language)}`))
    )
  })

  test('are told from informal ones by their words', ({ assert }) => {
    for (const [language, informal, formal] of [
      ['de', 'Bitte prüf dieses Feld.', 'Bitte prüfen Sie dieses Feld.'],
      ['de', 'Ist das deine neue Adresse?', 'Ist das Ihre neue Adresse?'],
      ['nl', 'Je bent er', 'U bent er'],
      ['nl', 'Help alsjeblieft mee.', 'Help alstublieft mee.'],
      ['fr', 'Es-tu là ?', 'Êtes-vous là ?'],
      ['es', '¿Tienes 18 años?', '¿Tiene 18 años?'],
      ['it', 'Scegli una password.', 'Scelga una password.'],
      ['pl', 'Możesz zamknąć stronę.', 'Można zamknąć stronę.'],
    ] as const) {
      assert.isNotEmpty(informalWords(language, informal), informal)
      assert.isEmpty(informalWords(language, formal), formal)
    }
  })
})

test.group('A formal brand', () => {
  const says = (wording: Parameters<typeof translationsIn>[0]) => translationsIn(wording, 'errors')

  test('says Sie where that stands, what the language says otherwise, and English last', ({ assert }) => {
    assert.equal(
      says('de-formal')('login_failed'),
      'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.'
    )
    assert.equal(
      says('de-informal')('login_failed'),
      'E-Mail-Adresse oder Passwort ist falsch. Bitte versuch es noch einmal.'
    )
    for (const form of ['formal', 'informal'] as const) {
      assert.equal(says(`de-${form}`)('token_invalid'), 'Dieser Link oder Code ist ungültig oder abgelaufen.')
      assert.equal(says(`da-${form}`)('token_invalid'), translationsIn('da-formal', 'errors')('token_invalid'))
      assert.equal(says(`sv-${form}`)('site:common.unread_messages', { count: 2 }), '2 olästa meddelanden')
    }
  })

  test('sends its site one file of texts, with every text of the language', ({ assert }) => {
    const plugin = languageTexts(namespaces())
    const load = (id: string) => {
      const source = (plugin.load as (this: object, id: string) => string).call(
        { addWatchFile() {} },
        `\0virtual:texts${id}`
      )
      return source.slice('export default '.length)
    }
    const [formal, informal] = [JSON.parse(load('/de-formal')), JSON.parse(load('/de'))]

    assert.equal(formal.errors.not_allowed, 'Sie haben darauf keinen Zugriff.')
    assert.equal(formal.errors.not_found, informal.errors.not_found)
    assert.sameMembers(Object.keys(formal.identity.deletion), Object.keys(informal.identity.deletion))
    assert.deepEqual(
      Object.keys(JSON.parse(load('/all'))).filter((name) => name.startsWith('de')),
      ['de', 'de-formal']
    )
    assert.include(load(''), `import('virtual:texts/de-formal')`)
    const withoutForm = LANGUAGES.filter((language: Language) => !FORMAL_LANGUAGES.includes(language))
    for (const language of withoutForm) assert.notInclude(load(''), `virtual:texts/${language}-formal`)
  })
})
