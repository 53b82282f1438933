import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { PAGES, type PageName } from '@manyhearts/locales/pages'
import { pageSource } from '@manyhearts/api/app/reach/page_source'
import { pageFaults } from '@manyhearts/api/app/tenancy/pages/page_faults'
import { FOLDER, formalFolder } from './all_texts.ts'

/** Search engines show about this many characters, besides the brand's name. */
const LONGEST_DESCRIPTION = 155

const fileOf = (folder: string, name: PageName) => `${FOLDER}${folder}/pages/${name}.md`
const page = (folder: string, name: PageName) => pageSource(readFileSync(fileOf(folder, name), 'utf8'))
const all = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, found]) => found!)
const tags = (text: string) => [...new Set(all(text, /\{\{([#^/]?\w+)\}\}/g))].sort()
const links = (text: string) => [...new Set(all(text, /\]\(([^)]+)\)/g))].sort()
const shape = (text: string) => all(text, /^(#{1,6}|\|(?=[^\n]*\|\s*$))/gm)

for (const folder of LANGUAGES.flatMap((language) => [language, formalFolder(language)])) {
  const isLanguage = LANGUAGES.includes(folder as never)
  const names = PAGES.filter((name) => isLanguage || existsSync(fileOf(folder, name)))
  test.group(`Static pages in ${folder}`, () => {
    for (const name of names) {
      test(`${name} has what the English page has: sections, tables, values and links`, ({ assert }) => {
        const [own, english] = [page(folder, name), page('en', name)]
        assert.deepEqual(tags(own.body), tags(english.body))
        assert.deepEqual(links(own.body), links(english.body))
        assert.deepEqual(shape(own.body), shape(english.body))
      })

      test(`${name} can be filled in, and has a short description`, ({ assert }) => {
        const { title, description, body } = page(folder, name)
        assert.deepEqual([title, description, body].flatMap(pageFaults), [])
        assert.isAtLeast(title.length, 2)
        assert.isBelow(title.length, 70)
        assert.isAtLeast(description.length, 20)
        assert.isAtMost(description.length, LONGEST_DESCRIPTION)
      })

      test(`${name} has no first-level heading and no HTML`, ({ assert }) => {
        const { body } = page(folder, name)
        assert.notMatch(body, /^# /m)
        assert.notMatch(body, /<[a-z/]/i)
      })
    }
  })
}
