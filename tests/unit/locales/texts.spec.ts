import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { placeholdersOf as placeholders } from '@manyhearts/locales/placeholders'
import { filesOf, PLURAL, textsOf } from './all_texts.ts'

const files = filesOf('en')

const categories = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** The keys a language must have, in their order, given the English ones: exactly its own plural forms. */
function wanted(file: string, language: string): string[] {
  const keys = [...textsOf('en', file).keys()].flatMap((key) =>
    PLURAL.test(key) ? categories(language).map((category) => key.replace(PLURAL, `_${category}`)) : [key]
  )
  return [...new Set(keys)]
}

/** The names of resources stand where the texts about them are. */
function groupOf(key: string): string {
  const [group, part] = key.split('.') as [string, string]
  return group === 'resources' ? `resources.${part}` : group
}

test.group('Files of texts', () => {
  test('are short, and no group of keys stands in two files of a namespace', ({ assert }) => {
    const homes = new Map<string, string>()
    for (const file of files) {
      const texts = textsOf('en', file)
      assert.isAtMost(texts.size, 140, file)
      for (const group of new Set([...texts.keys()].map((key) => `${file.split('/')[0]}:${groupOf(key)}`))) {
        assert.equal(homes.get(group) ?? file, file, group)
        homes.set(group, file)
      }
    }
  })
})

for (const language of LANGUAGES) {
  test.group(`Texts in ${language}`, () => {
    test('are in the same files as in English', ({ assert }) => {
      assert.deepEqual(filesOf(language), files)
    })

    for (const file of files) {
      test(`${file} has every key and no others, in the order of English`, ({ assert }) => {
        assert.deepEqual([...textsOf(language, file).keys()], wanted(file, language))
      })

      test(`${file} has no empty text and the English placeholders`, ({ assert }) => {
        const english = textsOf('en', file)
        for (const [key, text] of textsOf(language, file)) {
          const original = english.get(key) ?? english.get(key.replace(PLURAL, '_other'))!
          assert.notEqual(text.trim(), '', key)
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
