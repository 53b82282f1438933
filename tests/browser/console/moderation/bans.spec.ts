import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { asOwner, newBrand } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { sample } from '../../../rounds.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Halma'

test.group('Banned pictures, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('halma', 'GB', 'en-GB', { name: NAME })
  })
  group.teardown(() => browser.close())

  const ban = (reason: string) =>
    asOwner((owner) =>
      owner.query(
        `insert into app.banned_photos (tenant_id, photo_id, source_hash, reason, banned_by, exact_matches)
         select $1, sec.new_id(), sha256(convert_to($2, 'UTF8')), $2, id, 3 from staff.staff_members order by id desc limit 1`,
        [brand.id, reason]
      )
    )

  const looks = [
    { width: 768, mode: 'dark' },
    { width: 1280, mode: 'light' },
  ] as const
  for (const { width, mode } of sample(looks, 1))
    test(`are filtered and lifted with a reason (${width} px)`, async ({ assert, cleanup }) => {
      const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'moderator' }, width, mode })
      cleanup(() => kim.leave())
      const { page } = kim
      await kim.enter({ name: NAME, slug: brand.slug })
      await kim.turnTo('resources.banned_photos.name_other')
      await kim.says('bans.empty')
      await ban('rights')
      await ban('contact')
      await page.reload()

      const rows = page.getByRole('row')
      await rows.nth(2).waitFor()
      assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
      await page.getByLabel(kim.word('resources.banned_photos.fields.reason')).click()
      await page.getByRole('option', { name: kim.word('members.photos.reasons.contact') }).click()
      await rows.nth(2).waitFor({ state: 'detached' })
      await kim.button('bans.lift').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(kim.word('forms.reason')).fill('It was another picture')
      assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
      await dialog.getByRole('button', { name: kim.word('bans.lift') }).click()

      await kim.says('bans.lifted')
      await rows.getByText('It was another picture').waitFor()
      const { rows: stored } = await asOwner((owner) =>
        owner.query(
          'select reason, lift_reason from app.banned_photos where tenant_id = $1 and lifted_at is not null',
          [brand.id]
        )
      )
      assert.deepEqual(stored, [{ reason: 'contact', lift_reason: 'It was another picture' }])
      assert.deepEqual(kim.complaints, [])
    })

  test('of all brands are a list of platform admins', async ({ cleanup, assert }) => {
    await asOwner((owner) =>
      owner.query(
        `insert into global.banned_pictures (photo_id, source_hash, reason, banned_by)
         select sec.new_id(), sha256('seen'), 'minor', id from staff.staff_members order by id desc limit 1`
      )
    )
    const admin = await Staff.arrive(browser, {})
    cleanup(() => admin.leave())
    const { page } = admin
    await admin.enter()
    await admin.goTo('resources.banned_pictures.name_other')

    await page.getByRole('row').nth(1).waitFor()
    await admin.says('bans.about_platform')
    assert.equal(await page.locator('table img').count(), 0)
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    assert.deepEqual(admin.complaints, [])
  })
})
