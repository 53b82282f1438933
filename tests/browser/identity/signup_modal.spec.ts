import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { DEVICES, startChromium } from '../chromium.ts'
import { type Journey, JOURNEYS } from '../journeys.ts'
import { Newcomer } from '../newcomer.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { seedBrands } from '../seed_brands.ts'
import { sample } from '../../rounds.ts'

const rosa = JOURNEYS[0] as Journey

test.group('The sign-up where an account is needed', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands('rosa')
  })
  group.teardown(() => browser.close())

  async function arrive(width?: number) {
    const robin = await Newcomer.arrive(browser, rosa)
    if (width) await robin.page.setViewportSize({ width, height: 844 })
    const t = await translationsOf(rosa.language)
    await robin.open('/members')
    const { page } = robin
    const modal = page.getByRole('dialog', { name: t('identity:sign_up.questions', { count: 6 }) })
    return {
      robin,
      page,
      modal,
      t,
      woman: modal.locator('input[name=gender][value=female]'),
      close: modal.getByRole('button', { name: t('site:common.close'), exact: true }),
      like: () => page.locator('main article a[href^="/login"]').first().click(),
    }
  }

  test('says what it is for and how long it takes, with the portrait of whom it is about', async ({
    assert,
    cleanup,
  }) => {
    const { robin, page, modal, t, close } = await arrive()
    cleanup(() => robin.leave())
    const toLogIn = page.locator('a[href^="/login"]')
    // Newcomers of other tests have no photo yet.
    const card = page
      .locator('main article', { has: toLogIn })
      .filter({ has: page.locator('img') })
      .first()
    const photo = await card.locator('img').first().getAttribute('src')
    const name = (await card.getByRole('heading').innerText()).split(',')[0]!
    const title = (what: string) => `${what}: ${t('identity:sign_up.questions', { count: 6 })}`

    await card.locator(toLogIn).click()
    await modal.waitFor()
    assert.equal(await modal.getByRole('heading').first().innerText(), title(t('discovery:like.label', { name })))
    assert.equal(await modal.locator('img').first().getAttribute('src'), photo)
    await close.click()
    await card.getByRole('heading').getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
    await page.getByRole('link', { name: t('members:profile.write'), exact: true }).click()
    await modal.waitFor()

    assert.equal(
      await modal.getByRole('heading').first().innerText(),
      title(t('identity:sign_up.message.title', { name }))
    )
    assert.isNotEmpty(await modal.locator('img').first().getAttribute('src'))
  }).tags(['@full'])

  test('opens over the page, and closes by any means while nothing was filled in', async ({ assert, cleanup }) => {
    const { robin, page, modal, like } = await arrive()
    cleanup(() => robin.leave())

    await like()
    await modal.waitFor()
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })

    assert.equal(new URL(page.url()).pathname, '/members')
  }).tags(['@full'])

  test('once begun closes by its button alone, and keeps the draft', async ({ assert, cleanup }) => {
    const { robin, page, modal, like, woman, close } = await arrive()
    cleanup(() => robin.leave())
    await like()
    await woman.check()

    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await page.waitForTimeout(400)
    assert.isTrue(await modal.isVisible())

    await close.click()
    await modal.waitFor({ state: 'detached' })
    await like()
    assert.isTrue(await woman.isChecked())
  }).tags(['@full'])

  for (const [at, width] of sample(DEVICES, 1)) {
    test(`makes a member at ${at}, and leads back to where it was needed`, async ({ assert, cleanup }) => {
      const { robin, page, like } = await arrive(width)
      cleanup(() => robin.leave())
      await like()
      await robin.fillInSignUp()

      assert.equal(new URL(page.url()).searchParams.get('next'), '/members')
      assert.deepEqual(robin.complaints, [])
    })
  }

  test('sends the brand’s own scripts events of what happens in it', async ({ assert, cleanup }) => {
    const { robin, page, like, woman, close } = await arrive()
    cleanup(() => robin.leave())
    await page.evaluate(() => {
      for (const what of ['started', 'flow-complete', 'closed', 'redirected-to-login'])
        addEventListener(`manyhearts:signup-${what}`, () => Object.assign(window, { heard: heard() + ` ${what}` }))
      const heard = () => (window as { heard?: string }).heard ?? ''
    })

    await like()
    await woman.check()
    await close.click()

    assert.equal(await page.evaluate(() => (window as { heard?: string }).heard), ' started closed')
  }).tags(['@full'])

  test('leads members to the log-in, and from there back', async ({ assert, cleanup }) => {
    const { robin, page, modal, like, t } = await arrive()
    cleanup(() => robin.leave())
    await like()
    await modal.getByRole('link', { name: t('site:common.log_in'), exact: true }).click()
    await page.waitForURL('**/login?*')

    assert.equal(new URL(page.url()).searchParams.get('next'), '/members')
    assert.equal(await modal.count(), 0)
  }).tags(['@full'])
})
