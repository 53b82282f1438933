import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { asOwner, type Brand, newBrand } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { JOURNEYS } from '../../journeys.ts'
import { Newcomer } from '../../newcomer.ts'
import { translationsOf } from '../../translations.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Polder'

test.group('Invitation codes, in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  const faultsOf = async (page: Page) => [...(await violations(page)), ...(await invalidHtml(page))]

  async function arrive(signups: string, role: string) {
    const brand = await newBrand('polder', 'GB', 'en-GB', { name: NAME, signups })
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role } })
    await kim.enter({ name: NAME, slug: brand.slug })
    await kim.turnTo('resources.invite_codes.name_other')
    return { brand, kim }
  }

  /** Somebody who was sent the link. */
  function follow({ host }: Brand, address: string) {
    const { pathname, search } = new URL(address)
    return Newcomer.arrive(browser, { ...JOURNEYS[0]!, host, arrival: pathname + search })
  }

  test('a code is made, lets somebody in by its link, is changed and stopped; unique ones are downloaded', async ({
    assert,
    cleanup,
  }) => {
    const { brand, kim } = await arrive('invite_only', 'operator')
    cleanup(() => kim.leave())
    const { page, word } = kim
    const row = page.getByRole('row', { name: 'FRIENDS' })
    await kim.says('offers.codes.empty')
    assert.equal(await page.getByText(word('invitations.no_effect')).count(), 0)

    await kim.button('offers.codes.new').click()
    await kim.field('offers.codes.code').fill('friends')
    await kim.field('invitations.uses').fill('5')
    await kim.field('resources.invite_codes.fields.note').fill('For the fair')
    assert.deepEqual(await faultsOf(page), [])
    await kim.button('ra.action.save').click()
    await row.getByText(word('offers.codes.used_of', { used: 5, limit: 5 })).waitFor()
    await row.getByText('For the fair').waitFor()

    await kim.button('campaigns.link_for', { slug: 'FRIENDS' }).click()
    const address = await kim.field('campaigns.address').inputValue()
    await page.getByRole('img', { name: word('campaigns.qr_code', { address }) }).waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await kim.inDialog('ra.action.close').click()
    const robin = await follow(brand, address)
    cleanup(() => robin.leave())
    assert.equal(await robin.page.locator('input[name=invite_code]').inputValue(), 'FRIENDS')
    await robin.goOn('you')

    await kim.button('offers.edit_named', { name: 'FRIENDS' }).click()
    await kim.field('invitations.uses').fill('7')
    await kim.button('ra.action.save').click()
    await row.getByText(word('offers.codes.used_of', { used: 7, limit: 7 })).waitFor()
    await kim.button('offers.codes.stop_named', { code: 'FRIENDS' }).click()
    await row.getByText(word('offers.codes.states.stopped')).waitFor()
    const late = await follow(brand, address)
    cleanup(() => late.leave())
    const t = await translationsOf('en')
    await late.step('invitation').getByText(t('errors:rules.invite_code')).waitFor()

    await kim.button('offers.codes.make').click()
    await kim.field('offers.codes.batch_name').fill('Fair')
    await kim.button('ra.action.save').click()
    const download = page.getByRole('link', { name: word('offers.codes.download_named', { name: 'Fair' }) })
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    assert.lengthOf((await readFile(await file.path(), 'utf8')).trim().split('\r\n'), 51)
    assert.deepEqual(await faultsOf(page), [])

    await kim.turnTo('tenants.history')
    await page.getByText('FR…').first().waitFor()
    assert.deepEqual(kim.complaints, [])
  })

  test('says where codes have no effect, and whoever may only look changes nothing', async ({ assert, cleanup }) => {
    const { brand, kim } = await arrive('all', 'read_only')
    cleanup(() => kim.leave())
    const { page, word } = kim
    await asOwner(
      (owner) =>
        owner.query(`insert into app.invite_codes (tenant_id, code, uses) values ($1, 'FRIENDS', 3)`, [brand.id]),
      brand
    )
    await page.reload()

    await page.getByRole('row', { name: 'FRIENDS' }).waitFor()
    assert.equal(await kim.button('offers.codes.new').count(), 0)
    assert.equal(await kim.button('offers.codes.stop_named', { code: 'FRIENDS' }).count(), 0)
    assert.deepEqual(await faultsOf(page), [])
    await page
      .getByRole('alert')
      .getByRole('link', { name: word('settings_help.signups') })
      .click()
    await page.waitForURL(({ hash }) => hash === '#signups')
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])
})
