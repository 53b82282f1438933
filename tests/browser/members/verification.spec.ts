import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { settleVerification } from '@manyhearts/api/app/members/verification/settle_verification'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { picture } from '../../api/members/pictures.ts'
import { upload } from '../../api/members/uploading.ts'
import { asOwner, type Brand, newBrand, newPerson, type Person } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { Staff } from '../console/console_staff.ts'
import { invalidHtml } from '../invalid_html.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

const NAME = 'Halma'

test.group('Photos that people of the team compare', (group) => {
  let browser: Browser
  let brand: Brand
  let ann: Person
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('halma', 'GB', 'en-GB', { name: NAME, verification: true })
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    await upload(ann.browser, await picture())
  })
  group.teardown(() => browser.close())

  test('are sent in the pose that was drawn, confirmed by keys, and marked until another main photo comes', async ({
    assert,
    cleanup,
  }) => {
    const device = await logInAs(browser, ann, { width: 390, height: 844 })
    const { page, complaints } = device
    cleanup(() => device.context.close())
    const t = await translationsOf('en')
    const button = (key: string) => page.getByRole('button', { name: t(`members:photo_check.${key}`), exact: true })
    const says = (key: string) => page.getByText(t(key)).first().waitFor()

    await page.goto(device.address('/profile?tab=photos'))
    await says('members:photo_check.private')
    const box = page.getByLabel(t('members:photo_check.consent', { brand: NAME }), { exact: true })
    assert.isFalse(await box.isChecked())
    await button('begin').click()
    await page.locator('[aria-invalid=true]').waitFor()
    await box.check()
    await button('begin').click()
    await button('take').waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    const { pose } = (await ann.browser.get('/api/verification')).body.verification
    await says(`members:photo_check.poses.${pose}`)
    await page
      .locator('[data-pose]')
      .setInputFiles({ name: 'now.jpg', mimeType: 'image/jpeg', buffer: await picture({ colour: '#3a3' }) })
    await says('members:photo_check.waiting')
    await button('withdraw').waitFor()

    await confirmedByKeys()

    await page.reload()
    await says('members:photo_check.verified')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await page.goto(device.address(`/members/${ann.profile.id}`))
    await says('site:person.photos_checked')

    await upload(ann.browser, await picture({ colour: '#33a' }))
    await page.goto(device.address('/profile?tab=photos'))
    await page.getByRole('button', { name: t('members:own_photos.menu_label', { number: 2 }), exact: true }).click()
    await page.getByRole('menuitem', { name: t('members:own_photos.make_main'), exact: true }).click()
    await says('members:photo_check.warning')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('members:own_photos.make_main'), exact: true })
      .click()
    await says('members:photo_check.ended.main_photo')
    assert.deepEqual(complaints, [])

    async function confirmedByKeys(): Promise<void> {
      const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'moderator' }, width: 1280 })
      cleanup(() => kim.leave())
      await kim.enter({ name: NAME, slug: brand.slug })
      await kim.turnTo('resources.verifications.name_other')
      const row = kim.page.locator('[data-row]')
      await row.getByRole('img', { name: kim.word('verifications.photo_of', { name: 'Ann' }), exact: true }).waitFor()
      await kim.page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('[data-row] img')].every((image) => image.naturalWidth > 0)
      )
      assert.deepEqual([...(await violations(kim.page)), ...(await invalidHtml(kim.page))], [])

      await kim.page.keyboard.press('j')
      await kim.page.keyboard.press('r')
      await kim.button('verifications.reasons.pose').waitFor()
      await kim.page.keyboard.press('2')
      await row.waitFor({ state: 'detached' })
      await kim.page.keyboard.press('u')
      await row.waitFor()
      await kim.page.keyboard.press('c')
      await kim.page.getByText(kim.word('verifications.confirmed', { name: 'Ann' }), { exact: true }).waitFor()
      await row.waitFor({ state: 'detached' })
      await settled()

      await kim.page.setViewportSize({ width: 768, height: 900 })
      await kim.page.goto(`${new URL(kim.page.url()).origin}/tenants/${brand.id}/show/members/${ann.member.id}`)
      const checks = kim.word('resources.verifications.name', { smart_count: 2, count: 2 })
      await kim.page.locator('section').getByRole('link', { name: checks, exact: true }).click()
      await kim.page.getByText(kim.word('verifications.marked')).waitFor()
      assert.deepEqual(await cutOff(kim.page), [])
      assert.deepEqual(kim.complaints, [])
    }
  })

  /** More than ten minutes later. */
  async function settled(): Promise<void> {
    const { rows } = await asOwner(
      (owner) =>
        owner.query(
          `update app.verifications set decided_at = decided_at - interval '11 minutes' where tenant_id = $1 returning id`,
          [brand.id]
        ),
      brand
    )
    await asTenant(brand, () => settleVerification(rows[0].id))
  }
})
