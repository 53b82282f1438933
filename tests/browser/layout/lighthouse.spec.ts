import { test } from '@japa/runner'
import { LANDERS } from '@manyhearts/locales/landers'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { type PageAuditor, startAuditor } from '../../page_audit.ts'
import { Visitor } from '../../visitor.ts'
import { JOURNEYS } from '../journeys.ts'
import { seedBrands } from '../seed_brands.ts'
import { sample, TODAY } from '../../rounds.ts'

/** Speed is measured by the bench: other load would count here. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const

/** What a fresh connection carries before it waits (ten segments), without headers; beyond it a phone waits 150 ms more. */
const FIRST_FLIGHT_BYTES = 10 * 1460 - 1000

const SCRIPT_BYTES = {
  '/': 150_000,
  ...Object.fromEntries(LANDERS.map((name) => [`/landers/${name}`, 150_000])),
  '/members': 175_000,
}

test.group('Lighthouse', (group) => {
  let auditor: PageAuditor
  const rosa = JOURNEYS[0]!
  group.setup(async () => {
    auditor = await startAuditor()
    await seedBrands(rosa.brand)
  })
  group.teardown(() => auditor.close())

  test('finds the whole front page in a connection’s first flight', async ({ assert }) => {
    for (const language of LANGUAGES) {
      const visitor = new Visitor(`${rosa.host}:${process.env.PORT}`)
      visitor.cookies.set('i18n_redirected', language)

      const { bytes, headers } = await visitor.get('/', { accept: 'text/html', 'accept-encoding': 'br' })

      assert.equal(headers['content-encoding'], 'br', language)
      assert.isAtMost(bytes.length, FIRST_FLIGHT_BYTES, language)
    }
  })

  for (const [path, most] of Object.entries(SCRIPT_BYTES)) {
    test(`finds no more scripts on ${path} than the limit`, async ({ assert }) => {
      const visitor = new Visitor(`${rosa.host}:${process.env.PORT}`)
      const { text } = await visitor.get(path, { accept: 'text/html' })
      const paths = new Set(text.match(/\/assets\/[\w-]+\.js/g))

      const files = await Promise.all([...paths].map((file) => visitor.get(file, { 'accept-encoding': 'br' })))

      assert.include([...paths].join(), '/assets/entry_browser-')
      const sizes = files.map(({ bytes }) => bytes.length)
      assert.isAtMost(
        sizes.reduce((sum, size) => sum + size),
        most
      )
    })
  }

  for (const path of sample(['/', '/terms', `/landers/${LANDERS[TODAY % LANDERS.length]}`], 1)) {
    test(`finds nothing to fix on ${path} for people, machines and search engines`, async ({ assert }) => {
      const { scores, faults } = await auditor.audit(`http://${rosa.host}:${process.env.PORT}${path}`, {
        categories: CATEGORIES,
      })

      assert.deepEqual(faults, [])
      assert.deepEqual(scores, { accessibility: 100, 'best-practices': 100, seo: 100 })
    }).tags(['@full'])
  }
})
