import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { stateTextRefusalJob } from '@manyhearts/api/app/admin/profile_texts/state_text_refusal_job'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, type Brand, type Cast, newCast } from '../../cast.ts'
import { newStaff } from '../../api/admin/staff_of.ts'
import { startChromium } from '../chromium.ts'
import { invalidHtml } from '../invalid_html.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

const LINKED = 'More of me on www.example.com'

test.group('Texts of one’s own profile that the team reads first', (group) => {
  let browser: Browser
  let cast: Cast
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  test('say so with why, stay as they were typed, and are seen by others once they are published', async ({
    assert,
    cleanup,
  }) => {
    const { ann, rosa } = cast
    const device = await logInAs(browser, ann, { width: 390, height: 844 })
    const { page, context, complaints } = device
    cleanup(() => context.close())
    const t = await translationsOf('en')
    const about = page.getByLabel(t('members:own.about_label'), { exact: true })
    const part = page.locator('#own-about')
    const why = `${t('members:unseen.waiting')} ${t('members:unseen.found.link')} ${t('members:unseen.meanwhile.nothing')}`

    await page.goto(device.address('/profile'))
    await about.fill(LINKED)
    await part.getByRole('button', { name: t('members:own.save'), exact: true }).click()
    await page.getByText(`${t('members:own.saved')} ${t('members:unseen.waiting')}`, { exact: true }).waitFor()
    await part.getByText(why, { exact: true }).waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])

    await page.reload()
    await part.getByText(why, { exact: true }).waitFor()
    assert.equal(await about.inputValue(), LINKED)
    await page.goto(device.address(`/members/${ann.profile.id}`))
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await page.getByText(LINKED).count(), 0)

    const mo = await newStaff([{ brand: rosa, role: 'moderator' }])
    const [{ id }] = (await mo.get('/api/profile_texts')).body
    await mo.post(`/api/tenants/${rosa.id}/profile_texts/${id}/publication`)
    await page.reload()
    await page.getByText(LINKED).waitFor()
    await page.goto(device.address('/profile'))
    await about.waitFor()
    assert.equal(await part.getByText(t('members:unseen.waiting')).count(), 0)
    assert.deepEqual(complaints, [])
  })

  test('that were refused stay to be changed, with the reasons', async ({ assert, cleanup }) => {
    const { ann, rosa } = cast
    await ann.browser.put('/api/profile', { about_me: LINKED })
    await refuseForGood(rosa)
    const device = await logInAs(browser, ann, { width: 390, height: 844 })
    const { page, context, complaints } = device
    cleanup(() => context.close())
    const t = await translationsOf('en')

    await page.goto(device.address('/profile'))
    await page.getByText(t('members:unseen.reasons.contact')).waitFor()
    assert.equal(await page.getByLabel(t('members:own.about_label'), { exact: true }).inputValue(), LINKED)
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await page.getByRole('link', { name: t('members:unseen.decision'), exact: true }).click()
    await page
      .getByText(`${t('notices:text_refused.found.about_me')} ${t('notices:text_refused.reasons.contact')}`)
      .waitFor()
    await page.getByText(t('safety:case.measures.withheld'), { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  }).tags(['@full'])
})

/** By a moderator, more than ten minutes ago. */
async function refuseForGood(brand: Brand): Promise<void> {
  const mo = await newStaff([{ brand, role: 'moderator' }])
  const [{ id }] = (await mo.get('/api/profile_texts')).body
  await mo.post(`/api/tenants/${brand.id}/profile_texts/${id}/refusal`, { reason: 'contact' })
  await asOwner(
    (owner) =>
      owner.query(`update app.profile_texts set decided_at = decided_at - interval '11 minutes' where tenant_id = $1`, [
        brand.id,
      ]),
    brand
  )
  await stateTextRefusalJob((await siteByTenantId(brand.id))!, id)
}
