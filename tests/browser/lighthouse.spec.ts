import { test } from '@japa/runner'
import { seedDemo } from '@manyhearts/api/app/admin/demo/seed_demo'
import { type PageAuditor, startAuditor } from '../page_audit.ts'
import { JOURNEYS } from './journeys.ts'

/** How fast a page is, is a matter for the bench: what else runs here would be measured along. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const

test.group('Lighthouse', (group) => {
  let auditor: PageAuditor
  const rosa = JOURNEYS[0]!
  group.setup(async () => {
    auditor = await startAuditor()
    await seedDemo({ brands: [rosa.brand], password: process.env.DEMO_PASSWORD!, photos: 1 })
  })
  group.teardown(() => auditor.close())

  for (const path of ['/', '/terms']) {
    test(`finds nothing to mend on ${path} for people, machines and search engines`, async ({ assert }) => {
      const { scores, faults } = await auditor.audit(`http://${rosa.host}:${process.env.PORT}${path}`, {
        categories: CATEGORIES,
      })

      assert.deepEqual(faults, [])
      assert.deepEqual(scores, { accessibility: 100, 'best-practices': 100, seo: 100 })
    })
  }
})
