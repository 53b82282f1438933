import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { asOwner, type Brand, newBrand, newPerson, type Person } from '../../cast.ts'
import { DEVICES, openDevice, startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { takeSession } from '../take_session.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

const OLD = '2020-01-01T00:00:00.000Z'
const SETTINGS = '/profile?tab=settings'

test.group('What a member agreed to', (group) => {
  let browser: Browser
  let brand: Brand
  group.setup(async () => {
    browser = await startChromium()
    brand = await newBrand('rosa', 'GB', 'en-GB', { member_resell: true, data_partners: 'Hartpost B.V.' })
  })
  group.teardown(() => browser.close())

  async function arrive(cleanup: (run: () => Promise<void>) => void, width?: number, language = 'en') {
    const who = await newPerson(brand, { name: 'Ned', gender: 'male', looking_for: 'female' })
    const device = await openDevice(browser, { host: brand.host, width })
    cleanup(() => device.context.close())
    await takeSession(device.context, who)
    await device.context.addCookies([{ name: 'i18n_redirected', value: language, url: device.address('') }])
    const t: TFunction = await translationsOf(language)
    const button = (of: Page, key: string, about?: string) =>
      of.getByRole('button', {
        name: about
          ? `${t(`identity:consents.${key}`)}: ${t(`identity:consents.kinds.${about}`)}`
          : t(key.includes(':') ? key : `identity:${key}`),
        exact: true,
      })
    return { ...device, who, t, button }
  }

  const states = async ({ browser: own }: Person) =>
    Object.fromEntries((await own.get('/api/consents')).body.consents.map((one: any) => [one.kind, one.state]))

  for (const [at, width] of sample(DEVICES, 1)) {
    test(`is listed with its texts at ${at}, given and taken back by a press, after naming the consequences`, async ({
      assert,
      cleanup,
    }) => {
      const device = await arrive(cleanup, width)
      const { page, complaints, who, t, button } = device
      await who.browser.delete('/api/consents/sexuality_data')
      await page.goto(device.address(SETTINGS))
      await page.getByRole('heading', { name: t('identity:consents.title') }).waitFor()

      await button(page, 'agree', 'sexuality_data').click()
      await button(page, 'withdraw', 'sexuality_data').click()
      const question = page.getByRole('dialog', { name: t('identity:consents.withdraw_dialog.title') })
      await question.waitFor()
      assert.deepEqual(await violations(page, '[role=dialog]'), [])
      await question.getByRole('button', { name: t('identity:consents.withdraw_dialog.keep_consent') }).click()
      await question.waitFor({ state: 'hidden' })
      assert.equal((await states(who)).sexuality_data, 'given')

      await button(page, 'withdraw', 'sexuality_data').click()
      await question.getByRole('button', { name: t('identity:consents.withdraw') }).click()
      await button(page, 'agree', 'sexuality_data').waitFor()
      await button(page, 'agree', 'member_resell').click()
      await button(page, 'withdraw', 'member_resell').waitFor()

      assert.deepEqual(await states(who), {
        terms: 'given',
        privacy: 'given',
        sexuality_data: 'taken_back',
        member_resell: 'given',
      })
      assert.deepEqual(complaints, [])
    })
  }

  test('is asked at sign-up one by one, nothing ticked beforehand', async ({ assert, cleanup }) => {
    const { page, context, complaints } = await openDevice(browser, { host: brand.host })
    cleanup(() => context.close())
    await page.goto(`http://${brand.host}:${process.env.PORT}/signup`)
    const ticks = page.locator('[data-step=consents] input[type=checkbox]')
    await ticks.first().waitFor({ state: 'attached' })

    assert.deepEqual(
      await ticks.evaluateAll((all) =>
        all.map((one) => [(one as HTMLInputElement).name, (one as HTMLInputElement).checked])
      ),
      [
        ['accept_terms', false],
        ['accept_privacy', false],
        ['consent_sexuality', false],
        ['consent_resell', false],
      ]
    )
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('hidden members are told so on every page, and agree again there', async ({ assert, cleanup }) => {
    const device = await arrive(cleanup)
    const { page, complaints, who, t, button } = device
    await who.browser.delete('/api/consents/sexuality_data')

    await page.goto(device.address('/members'))
    const banner = page.getByRole('complementary', { name: t('site:banner.withheld') })
    const line = page.getByRole('button', { name: new RegExp(`^${t('site:banner.withheld')}`) })
    await line.waitFor()
    await page.goto(device.address('/likes'))
    await line.click()
    await banner.getByRole('button', { name: t('site:banner.withheld_action') }).click()
    await button(page, 'consents.agree').waitFor()
    assert.deepEqual(await violations(page, '[role=dialog]'), [])
    await button(page, 'consents.agree').click()
    // Nothing behind the dialog counts as visible while it is there.
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await banner.waitFor({ state: 'hidden' })

    assert.equal((await states(who)).sexuality_data, 'given')
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('changed texts are shown to a member once per visit, each to read and to tick', async ({ assert, cleanup }) => {
    const { page, context, address, complaints, who, t, button } = await arrive(cleanup)
    await agreedLongAgo(who)
    const sheet = page.getByRole('dialog', { name: t('identity:changed_terms.titles.both') })

    await page.goto(address('/terms'))
    await page.waitForTimeout(1_500)
    assert.equal(await sheet.count(), 0, 'where the text itself is read nobody asks')
    await page.goto(address('/members'))
    await sheet.waitFor()
    await sheet
      .getByText(/^Please read both: the terms .+ since .+, and the privacy statement .+ since .+\.$/)
      .waitFor()
    assert.deepEqual(await violations(page, '[role=dialog]'), [])
    await button(page, 'site:common.not_now').click()
    await sheet.waitFor({ state: 'hidden' })
    await page.goto(address('/likes'))
    await page.waitForTimeout(1_500)
    assert.equal(await sheet.count(), 0, 'later is later')

    const next = await context.newPage()
    await next.goto(address('/members'))
    await button(next, 'changed_terms.send').click()
    assert.equal(await next.getByText(t('identity:changed_terms.tick_required')).count(), 2)
    for (const name of ['terms', 'privacy']) await next.locator(`input[name=${name}]`).check()
    await button(next, 'changed_terms.send').click()
    await next.getByRole('dialog').waitFor({ state: 'hidden' })

    assert.containsSubset(await states(who), { terms: 'given', privacy: 'given' })
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  for (const language of sample(['fi', 'de'], 1)) {
    test(`nothing is cut off on the narrowest phone, read in ${language}`, async ({ assert, cleanup }) => {
      const device = await arrive(cleanup, 320, language)
      const { page, address, who, t } = device
      await agreedLongAgo(who)
      await who.browser.delete('/api/consents/sexuality_data')
      await page.goto(device.address(SETTINGS))
      const found = await cutOff(page)

      await page.goto(address('/members'))
      await page.getByRole('dialog', { name: t('identity:changed_terms.titles.both') }).waitFor()

      assert.deepEqual([...found, ...(await cutOff(page))], [])
    }).tags(['@full'])
  }
})

function agreedLongAgo({ brand, member }: Person): Promise<unknown> {
  return asOwner(
    (owner) => owner.query('update app.consents set version = $1 where member_id = $2', [OLD, member.id]),
    brand
  )
}
