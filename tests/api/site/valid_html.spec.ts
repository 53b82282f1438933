import { test } from '@japa/runner'
import { HtmlValidate } from 'html-validate'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { rounds } from '../../rounds.ts'
import { sitePages } from '../../site_pages.ts'
import { Visitor } from '../../visitor.ts'
import { ADMIN_HOST } from '../admin/staff_of.ts'
import { newRegulars, type Regulars } from '../http/regulars.ts'

const STANDARD = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Beside those of the site's own list. */
const MORE_PATHS = [
  '/profile?tab=photos',
  '/profile?tab=settings',
  '/likes/given',
  '/landers/spring',
  '/there/is/nothing',
]

test.group('Every page is HTML as its standard wants it', (group) => {
  let people: Regulars
  let paths: string[]
  group.setup(async () => {
    people = await newRegulars(1)
    paths = [...(await sitePages()).map(({ path }) => filled(path, people)), ...MORE_PATHS]
  })

  for (const [who, browserOf] of [
    ['a visitor', () => new Visitor(people.ann.host)],
    ['a member', () => people.ann],
  ] as const)
    test(`for ${who}, in one language or another`, async ({ assert }) => {
      const browser = browserOf()
      const faults: string[] = []
      let read = 0
      for (let round = 0; round < rounds(1, LANGUAGES.length); round++)
        for (const [place, path] of paths.entries()) {
          const language = LANGUAGES[(place + round) % LANGUAGES.length]!
          browser.cookies.set('i18n_redirected', language)
          const { status, text } = await browser.get(path, { accept: 'text/html', 'x-requested-with': '' })
          if (status >= 300 && status < 400) continue
          const { results } = await STANDARD.validateString(text)
          const found = results.flatMap(({ messages }) => messages)
          faults.push(...found.map(({ message, selector }) => `${path} in ${language}: ${message} (${selector})`))
          read++
        }

      assert.deepEqual(faults, [])
      assert.isAtLeast(read, 25)
    })

  test('for staff: the console’s document', async ({ assert }) => {
    for (const path of ['/', '/tenants/12/show']) {
      const { text } = await new Visitor(ADMIN_HOST).get(path, { accept: 'text/html', 'x-requested-with': '' })
      const { results } = await STANDARD.validateString(text)
      assert.deepEqual(
        results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} (${selector})`)),
        []
      )
    }
  })
})

function filled(path: string, { ben, conversation, order, package_id }: Regulars): string {
  return path
    .replace('/chats/:id', `/chats/${conversation}`)
    .replace('/transactions/:id', `/transactions/${order}`)
    .replace('/credits/:id/:paymentmethod?', `/credits/${package_id}`)
    .replace(':type', 'received')
    .replace(':token', 'x'.repeat(43))
    .replace(':id', ben.id)
}
