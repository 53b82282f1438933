import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'

const FOLDER = new URL('../../../locales/', import.meta.url)
const files = readdirSync(new URL('en/', FOLDER)).filter((name) => name.endsWith('.json'))

type Texts = Map<string, string>

/** A file's texts by their full keys, such as `nav.search`. */
function textsOf(language: string, file: string): Texts {
  const texts: Texts = new Map()
  const add = (value: unknown, path: string[]): void => {
    if (typeof value === 'string') texts.set(path.join('.'), value)
    else for (const [key, inner] of Object.entries(value as object)) add(inner, [...path, key])
  }
  add(JSON.parse(readFileSync(new URL(`${language}/${file}`, FOLDER), 'utf8')), [])
  return texts
}

const PLURAL = /_(zero|one|two|few|many|other)$/
const categories = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** The keys a language must have, given the English ones: exactly its own plural forms. */
function wanted(english: Texts, language: string): string[] {
  const keys = [...english.keys()].flatMap((key) =>
    PLURAL.test(key) ? categories(language).map((category) => key.replace(PLURAL, `_${category}`)) : [key]
  )
  return [...new Set(keys)].sort()
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+\/?>/g) ?? [])].sort()

for (const language of LANGUAGES) {
  test.group(`Texts in ${language}`, () => {
    test('are in the same files as in English', ({ assert }) => {
      assert.sameMembers(
        readdirSync(new URL(`${language}/`, FOLDER)).filter((name) => name.endsWith('.json')),
        files
      )
    })

    for (const file of files) {
      test(`${file} has every key and no others`, ({ assert }) => {
        assert.deepEqual([...textsOf(language, file).keys()].sort(), wanted(textsOf('en', file), language))
      })

      test(`${file} has no empty text, no exclamation mark and the English placeholders`, ({ assert }) => {
        const english = textsOf('en', file)
        for (const [key, text] of textsOf(language, file)) {
          const original = english.get(key) ?? english.get(key.replace(PLURAL, '_other'))!
          assert.notEqual(text.trim(), '', key)
          assert.notMatch(text, /[!¡]/, key)
          // "One like" may leave out the number.
          const expected = placeholders(original).filter((one) => one !== '{{count}}')
          assert.deepEqual(
            placeholders(text).filter((one) => one !== '{{count}}'),
            expected,
            key
          )
        }
      })
    }
  })
}
