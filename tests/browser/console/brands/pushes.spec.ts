import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { recordPush } from '@manyhearts/api/app/notices/push/push_record'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newBrand, newPerson, type Person } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Polder'

test.group('Pushes, in the console', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  let ann: Person
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('polder', 'GB', 'en-GB', { name: NAME })
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
  })
  group.teardown(() => browser.close())

  const record = (status: number, service: string) =>
    asTenant(brand, () => recordPush({ memberId: ann.member.id, kind: 'likes', service, status }))

  test('show what each service answered, and warn where a service refuses the brand’s key', async ({
    assert,
    cleanup,
  }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'support' } })
    cleanup(() => kim.leave())
    const { page } = kim
    await kim.enter({ name: NAME, slug: brand.slug })

    await kim.turnTo('resources.pushes.name_other')
    await kim.says('pushes.empty')
    await record(201, 'fcm.googleapis.com')
    await record(403, 'web.push.apple.com')
    await page.reload()

    const warning = kim.word('pushes.key_refused', { service: 'web.push.apple.com' })
    await page.getByRole('alert').filter({ hasText: warning }).waitFor()
    await page.getByRole('row').nth(2).waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await page.getByRole('combobox', { name: kim.word('resources.pushes.fields.outcome') }).click()
    await page.getByRole('option', { name: kim.word('pushes.outcomes.taken') }).click()
    await page.getByRole('cell', { name: 'web.push.apple.com' }).waitFor({ state: 'detached' })
    await page.getByRole('cell', { name: 'fcm.googleapis.com' }).click()
    await page.waitForURL(`**/members/${ann.member.id}`)
    assert.deepEqual(kim.complaints, [])
  })
})
