import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../cast.ts'
import { DEVICES, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

/** How many people there are in a list. */
const MANY = 130

/** People named P1, P2 … whom a statement does something with, the first the newest. */
function crowdOf({ rosa, ann }: Cast, statement: string) {
  return asTenant(rosa, () =>
    tenantRows(
      `with people as (
         insert into app.profiles (kind, status, name, gender, looking_for, date_of_birth, country, visible_to_visitors, about_me)
         select 'fictional', 'active', 'P' || each, 'male', 'both', '1990-01-01', 'GB', true, each::text from generate_series(1, ${MANY}) each
         returning id, now() - about_me::int * interval '1 minute' as at
       ) ${statement}`,
      { me: ann.profile.id }
    )
  )
}

const BLOCKED =
  'insert into app.blocks (blocker_profile_id, blocked_profile_id, created_at) select :me, id, at from people'
const LIKED = 'insert into app.likes (from_profile_id, to_profile_id, created_at) select id, :me, at from people'

test.group('A long list of people', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  for (const [device, width] of sample(DEVICES, 1)) {
    test(`of those who are blocked goes on by its button, and whoever is let in again leaves it, on ${device}`, async ({
      assert,
      cleanup,
    }) => {
      await crowdOf(cast, BLOCKED)
      const { page, context, complaints, address } = await logInAs(browser, cast.ann, { width })
      cleanup(() => context.close())
      await page.goto(address('/profile?tab=settings'))
      const unblock = page.getByRole('button', { name: /P\d+/ })
      const more = page.getByRole('button', { name: t('site:common.show_more'), exact: true })
      assert.equal(await unblock.count(), 50)

      await page.route('**/api/blocks?cursor=*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
      const failed = page.waitForResponse((answer) => answer.status() === 500)
      await more.focus()
      await failed
      await page.unroute('**/api/blocks?cursor=*')
      // After a failure, the button does.
      await page.waitForFunction(() => !document.activeElement?.getAttribute('aria-busy'))
      await more.press('Enter')
      await unblock.nth(50).waitFor()
      await unblock.last().scrollIntoViewIfNeeded()
      await unblock.nth(100).waitFor()
      await page.getByRole('button', { name: t('members:own.blocked.unblock_label', { name: 'P120' }) }).click()
      await page.getByText(t('members:own.blocked.unblocked', { name: 'P120' })).waitFor()

      await more.waitFor({ state: 'detached' })
      assert.equal(await unblock.count(), MANY - 1)
      assert.deepEqual(
        complaints.filter((one) => !one.includes('500')),
        []
      )
    }).tags(['@full'])
  }

  test('of those who like somebody goes on behind the newest', async ({ assert, cleanup }) => {
    await crowdOf(cast, LIKED)
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address('/likes'))
    const people = page.getByRole('list', { name: t('discovery:likes.tabs.received') }).locator(':scope > li')
    assert.equal(await people.count(), 30)

    for (let known = 30; known < MANY; known = await people.count()) {
      await page
        .getByRole('button', { name: t('site:common.show_more'), exact: true })
        .evaluateAll(([button]) => button?.scrollIntoView())
      await people.nth(known).waitFor()
    }

    assert.equal(await people.count(), MANY)
    await people.last().getByText('P130').waitFor()
    assert.deepEqual(complaints, [])
  }).tags(['@full'])
})
