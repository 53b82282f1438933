import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import { type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { PAGES } from '@manyhearts/locales/pages'
import { pageSource } from '@manyhearts/api/app/reach/page_source'
import { FOLDER, formalFolder, textsOf } from './all_texts.ts'

/** What search engines show; the rest is cut. */
const LONGEST_TITLE = 60
const LONGEST_DESCRIPTION = 155

interface Manifest {
  name?: string
  company?: { name: string }
  settings?: { name?: string; description?: Record<string, string> }
  description?: Record<string, string>
}

const SEEDERS = fileURLToPath(new URL('../../../database/seeders/', import.meta.url))
const seeded = globSync('{*,brands/*}.yaml', { cwd: SEEDERS }).map((file) => readFileSync(`${SEEDERS}${file}`, 'utf8'))
const brands = seeded.map((source) => parse(source) as Manifest)
const longest = (names: (string | undefined)[]) =>
  names.reduce<string>((most, name = '') => (name.length > most.length ? name : most), '')

const SITE = longest(brands.map(({ settings }) => settings?.name))
const COMPANY = longest(brands.map(({ company }) => company?.name))

/** A value as long as any seeded brand's. */
const filled = (text: string) =>
  text.replaceAll('{{site}}', SITE).replaceAll('{{company}}', COMPANY).replaceAll('{{refund_days}}', '14')

/** Title and description of each page that search engines list. */
function headsOf(language: Language, form: FormOfAddress): [page: string, title: string, description?: string][] {
  const folders = form === 'formal' ? [formalFolder(language), language] : [language]
  const placeOf = (file: string) => folders.filter((folder) => existsSync(`${FOLDER}${folder}/${file}`))
  const text = (file: string, key: string) =>
    placeOf(file)
      .map((folder) => textsOf(folder, file).get(key))
      .find((found) => found !== undefined)!
  return [
    ['/', text('reach/front_page.json', 'index.page_title')],
    ['/login', text('identity/log_in.json', 'log_in.head'), text('identity/log_in.json', 'log_in.description')],
    ['/signup', text('identity/sign_up.json', 'sign_up.head'), text('identity/sign_up.json', 'sign_up.description')],
    ['/pricing', text('credits/pricing.json', 'pricing.title'), text('credits/pricing.json', 'pricing.description')],
    [
      '/complaints',
      text('safety/complaints.json', 'complaints.title'),
      text('safety/complaints.json', 'complaints.lead'),
    ],
    ...PAGES.map((name): [string, string, string] => {
      const { title, description } = pageSource(
        readFileSync(`${FOLDER}${placeOf(`pages/${name}.md`)[0]}/pages/${name}.md`, 'utf8')
      )
      return [`/${name}`, title, description]
    }),
  ]
}

test.group('In search results', () => {
  const wordings = LANGUAGES.flatMap((language) =>
    (['informal', 'formal'] as const).map((form) => ({ language, form }))
  )
  for (const { language, form } of wordings.filter(
    (one) => one.form === 'informal' || existsSync(`${FOLDER}${formalFolder(one.language)}`)
  ))
    test(`every page in ${form} ${language} has a title and description of its own, which fit`, ({ assert }) => {
      const heads = headsOf(language, form).map(([page, ...texts]) => [
        page,
        ...texts.map((text) => filled(text ?? '')),
      ])

      for (const [page, title, description = ''] of heads) {
        assert.isAtMost(`${title} · ${SITE}`.length, LONGEST_TITLE, page)
        assert.isAtMost(description.length, LONGEST_DESCRIPTION, page)
        if (page !== '/') assert.isAtLeast(description.length, 20, page)
      }
      for (const place of [1, 2]) {
        const texts = heads.map((head) => head[place]).filter(Boolean)
        assert.lengthOf(new Set(texts), texts.length, language)
      }
    })

  test('the front page shows its brand’s description, which fits', ({ assert }) => {
    const sources = seeded.flatMap((source) => [...source.matchAll(/^ +description:\n((?: +[a-z]{2}: .+\n)+)/gm)])
    const texts = sources.flatMap(([, lines]) =>
      lines!
        .trim()
        .split('\n')
        .map((line) => line.trim().slice(4))
    )

    assert.isAbove(texts.length, 50)
    for (const text of texts) assert.isAtMost(text.length, LONGEST_DESCRIPTION, text)
  })
})
