import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { PAGES, type PageName } from '@manyhearts/locales/pages'
import { pageSource } from '@manyhearts/api/app/reach/page_source'
import { pageFaults } from '@manyhearts/api/app/tenancy/pages/page_faults'

const FOLDER = new URL('../../../locales/', import.meta.url)

/** Search engines show about this many characters, besides the brand's name. */
const LONGEST_DESCRIPTION = 155

const read = (language: Language, name: PageName) =>
  readFileSync(new URL(`${language}/pages/${name}.md`, FOLDER), 'utf8')
const page = (language: Language, name: PageName) => pageSource(read(language, name))
const all = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, found]) => found!)
const tags = (text: string) => [...new Set(all(text, /\{\{([#^/]?\w+)\}\}/g))].sort()
const links = (text: string) => [...new Set(all(text, /\]\(([^)]+)\)/g))].sort()
const shape = (text: string) => all(text, /^(#{1,6}|\|(?=[^\n]*\|\s*$))/gm)

for (const language of LANGUAGES) {
  test.group(`Static pages in ${language}`, () => {
    for (const name of PAGES) {
      test(`${name} has what the English page has: sections, tables, values and links`, ({ assert }) => {
        const [own, english] = [page(language, name), page('en', name)]
        assert.deepEqual(tags(own.body), tags(english.body))
        assert.deepEqual(links(own.body), links(english.body))
        assert.deepEqual(shape(own.body), shape(english.body))
      })

      test(`${name} can be filled in, and has a short description`, ({ assert }) => {
        const { title, description, body } = page(language, name)
        assert.deepEqual([title, description, body].flatMap(pageFaults), [])
        assert.isAtLeast(title.length, 2)
        assert.isBelow(title.length, 70)
        assert.isAtLeast(description.length, 20)
        assert.isAtMost(description.length, LONGEST_DESCRIPTION)
      })

      test(`${name} has no first-level heading and no HTML`, ({ assert }) => {
        const { body } = page(language, name)
        assert.notMatch(body, /^# /m)
        assert.notMatch(body, /<[a-z/]/i)
      })
    }
  })
}
