import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { type Cast, newCast, type Person } from '../../cast.ts'
import { DEVICES, type Device, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

test.group('One’s own settings', (group) => {
  let browser: Browser
  let cast: Cast
  let t: TFunction
  let device: Device
  group.setup(async () => {
    browser = await startChromium()
    t = await translationsOf('en')
  })
  group.each.setup(async () => {
    cast = await newCast()
    device = await logInAs(browser, cast.ann)
    return () => device.context.close()
  })
  group.teardown(() => browser.close())

  const stored = async ({ browser: known }: Person) => (await known.get('/api/user.php')).body.user
  const open = (path = '/profile?tab=settings') => device.page.goto(device.address(path))
  const saved = () =>
    device.page.waitForResponse((one) => one.url().includes('/api/user.php') && one.request().method() === 'PUT')
  const button = (key: string, values = {}) => device.page.getByRole('button', { name: t(key, values), exact: true })

  for (const [at, width] of sample(DEVICES, 1)) {
    test(`decide at ${at} who sees a member, each at once`, async ({ assert }) => {
      const { page } = device
      await page.setViewportSize({ width, height: 844 })
      await open()

      for (const key of [
        'members:own.visibility.visitors',
        'members:own.visibility.invisible',
        'members:own.visibility.privacy',
        'site:common.only_real_members',
      ]) {
        const answer = saved()
        await page.getByRole('switch', { name: t(key), exact: true }).click()
        await answer
      }

      assert.containSubset(await stored(cast.ann), {
        visible_to_visitors: false,
        invisible_mode: true,
        privacy_mode: true,
        show_fictional: false,
      })
      assert.deepEqual(await violations(page), [])
      assert.deepEqual(device.complaints, [])
    }).tags(['@full'])
  }

  test('pause a profile: every page says so, and one button ends it', async ({ assert }) => {
    const { page } = device
    await open()
    const begun = saved()
    await button('members:own.pause.start').click()
    await page.getByText(t('members:own.pause.is_paused'), { exact: true }).waitFor()
    // The page shows it at once; others see it when it is saved.
    await begun
    const during = (await cast.ben.browser.get(`/api/members/${cast.ann.profile.id}`)).status

    const said: boolean[] = []
    for (const path of ['/members', '/likes', '/chats', '/notifications', '/premium']) {
      await open(path)
      const banner = page.getByRole('complementary', { name: t('site:paused.title'), exact: true })
      said.push(await banner.isVisible())
    }
    assert.deepEqual(await violations(page), [])
    const answer = saved()
    await button('site:common.end_pause').click()
    await answer
    await page.getByText(t('site:paused.text'), { exact: true }).waitFor({ state: 'detached' })

    assert.equal(during, 404)
    assert.deepEqual(said, Array(5).fill(true))
    assert.isFalse((await stored(cast.ann)).paused)
    assert.equal((await cast.ben.browser.get(`/api/members/${cast.ann.profile.id}`)).status, 200)
  })

  test('take a block back, and undo that again', async ({ assert }) => {
    const { page } = device
    const { ann, ben } = cast
    await ann.browser.post(`/api/blocks/${ben.profile.id}`)
    const blocked = async () => (await ann.browser.get('/api/blocks')).body.blocks.length
    await open()

    const unblock = button('members:own.blocked.unblock_label', { name: 'Ben' })
    await unblock.click()
    await page.getByText(t('members:own.blocked.nobody_blocked'), { exact: true }).waitFor()
    await page.getByText(t('members:own.blocked.unblocked', { name: 'Ben' }), { exact: true }).waitFor()
    const between = await blocked()
    await button('site:common.undo').click()
    await unblock.waitFor()

    assert.deepEqual([between, await blocked()], [0, 1])
  }).tags(['@full'])

  test('show the code by which support finds a member, and another one when asked', async ({ assert }) => {
    const { page } = device
    await open()
    const code = page.getByText(/^\d{3}\s?\d{3}$/)

    await button('identity:settings.support_code.show').click()
    const first = (await code.textContent())!
    const answer = page.waitForResponse('**/api/support-code')
    await button('identity:settings.support_code.renew').click()
    await answer
    await page.waitForFunction((old) => !document.body.textContent!.includes(old), first)

    const { support_code } = (await cast.ann.browser.get('/api/support-code')).body
    assert.equal(support_code.code, (await code.textContent())!.replace(/\s/, ''))
  }).tags(['@full'])

  test('change the language of the site and of its mails', async ({ assert }) => {
    const { page } = device
    await open()
    const nl = await translationsOf('nl')

    const answer = saved()
    await page.getByLabel(t('identity:settings.language.label'), { exact: true }).selectOption('nl')
    await page.getByRole('heading', { level: 1, name: nl('members:own.tabs.settings'), exact: true }).waitFor()
    await answer

    assert.equal((await stored(cast.ann)).language, 'nl')
    assert.equal(await page.locator('html').getAttribute('lang'), 'nl')
  }).tags(['@full'])
})
