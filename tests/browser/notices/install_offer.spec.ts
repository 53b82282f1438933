import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { type Cast, newCast } from '../../cast.ts'
import { chooseFromMenu } from '../choose_from_menu.ts'
import { type Device, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test.group('The offer to install the site', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let ann: Device
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())
  group.each.setup(async () => {
    cast = await newCast({ rosa: { app_short_name: 'Notes' } })
    // A phone would fold it.
    ann = await logInAs(browser, cast.ann, { width: 1280, height: 900 })
    // Nothing else is asked.
    await ann.context.addInitScript(() => localStorage.setItem('hide-enrich-alert', String(Date.now())))
    return () => ann.context.close()
  })

  const banner = (page: Page) =>
    page.getByRole('complementary', { name: t('site:banner.install', { site: 'rosa' }), exact: true })
  const install = (page: Page) =>
    banner(page).getByRole('button', { name: t('site:banner.install_action'), exact: true })

  /** Headless Chromium makes no offers. Returns whether the page keeps it, instead of the browser's own way to show it. */
  const offer = (page: Page, outcome = 'dismissed') =>
    page.evaluate((answer) => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      const prompt = async () => {
        document.documentElement.dataset.asked = 'yes'
        return { outcome: answer }
      }
      return !dispatchEvent(Object.assign(event, { prompt }))
    }, outcome)

  const store = (page: Page, name: string, value: string) =>
    page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const)

  /** Opens a page as in a visit after the first. */
  async function comeBack({ page, address }: Device, path = '/members'): Promise<void> {
    await page.goto(address('/cookies'))
    await store(page, 'visits', `first ${Date.now() - 31 * MINUTE}`)
    await page.goto(address(path))
  }

  test('comes to members who come back, names the icon, and stays away for 90 days once refused', async ({
    assert,
  }) => {
    const { page, address } = ann
    await page.goto(address('/members'))
    assert.isTrue(await offer(page))
    assert.equal(await banner(page).count(), 0, 'it is their first visit')

    await comeBack(ann)
    await offer(page)
    await banner(page)
      .getByText(t('site:banner.install_text', { site: 'rosa', name: 'Notes' }))
      .waitFor()
    assert.deepEqual(await violations(page), [])
    await install(page).click()
    await page.locator('html[data-asked]').waitFor()
    await banner(page).waitFor({ state: 'detached' })

    await page.goto(address('/members'))
    assert.isTrue(await offer(page))
    assert.equal(await banner(page).count(), 0, 'it was refused')
    await store(page, 'hide-install-alert', String(Date.now() - 89 * DAY))
    await page.goto(address('/members'))
    await offer(page)
    assert.equal(await banner(page).count(), 0, '89 days ago')
    await store(page, 'hide-install-alert', String(Date.now() - 91 * DAY))
    await page.goto(address('/members'))
    await offer(page)
    await banner(page).waitFor()
    assert.deepEqual(ann.complaints, [])
  })

  test('can be closed, and is never made again once the site is installed', async ({ assert }) => {
    const { page, address } = ann
    await comeBack(ann)
    await offer(page)
    await banner(page)
      .getByRole('button', { name: `${t('site:common.close')}: ${t('site:banner.install', { site: 'rosa' })}` })
      .click()
    await banner(page).waitFor({ state: 'detached' })

    await page.evaluate(() => localStorage.removeItem('hide-install-alert'))
    await page.goto(address('/members'))
    await offer(page)
    await banner(page).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await banner(page).waitFor({ state: 'detached' })
    const until = () => page.evaluate(() => localStorage.getItem('hide-install-alert'))
    assert.equal(await until(), 'Infinity')

    await chooseFromMenu(page.getByRole('button', { name: t('site:account.menu') }), t('site:account.log_out'))
    await page.waitForURL(address('/'))
    assert.equal(await until(), 'Infinity', 'logging out is no reason to ask again')
  })

  test('is in nobody’s way: not where people write, pay or read what is asked of them', async ({ assert }) => {
    const { page, address } = ann
    await giveCredits(cast.ben, 100)
    const { conversation } = (await write(cast.ben, cast.ann.profile, 'Hello Ann')).body
    await comeBack(ann)
    await offer(page)
    await banner(page).waitFor()

    for (const path of [`/chats/${conversation.id}`, '/premium', '/notifications', '/profile/delete']) {
      await page.goto(address(path))
      await offer(page)
      assert.equal(await banner(page).count(), 0, path)
    }
    await ann.context.addInitScript(() => localStorage.removeItem('hide-enrich-alert'))
    await page.goto(address('/members'))
    await offer(page)
    await page.getByRole('complementary', { name: t('site:banner.photo'), exact: true }).waitFor()
    assert.equal(await banner(page).count(), 0, 'one thing at a time')
  })

  test('is explained on an iPhone, which has no such question', async ({ assert, cleanup }) => {
    const phone = await logInAs(browser, cast.ann)
    cleanup(() => phone.context.close())
    const { page } = phone
    await phone.context.addInitScript((agent) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => agent })
      localStorage.setItem('hide-enrich-alert', String(Date.now()))
    }, IPHONE)
    await comeBack(phone)
    await page.locator('a[href="/likes"]').filter({ visible: true }).first().click()
    await page.getByRole('button', { name: t('site:banner.install', { site: 'rosa' }), exact: true }).click()

    await banner(page)
      .getByRole('button', { name: t('site:banner.install_how'), exact: true })
      .click()

    const steps = page.getByRole('dialog', { name: t('site:banner.install', { site: 'rosa' }) }).getByRole('listitem')
    await steps.first().waitFor()
    assert.deepEqual(
      (await steps.allInnerTexts()).map((text) => text.trim()),
      ['share', 'add', 'begin'].map((step) => t(`notices:push_device.steps.${step}`, { site: 'rosa' }))
    )
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(phone.complaints, [])
  })
})
