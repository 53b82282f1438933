import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { giveCredits, write, writeIn } from '../../api/chat/conversing.ts'
import { type Cast, newCast } from '../../cast.ts'
import { chooseFromMenu } from '../choose_from_menu.ts'
import { type Device, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { openLive } from './open_live.ts'

test.group('What waits for a member, in every tab', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let conversation: string
  let ann: Device
  let tabs: [Page, Page]
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())
  group.each.setup(async () => {
    cast = await newCast()
    await giveCredits(cast.ben, 1000)
    conversation = (await write(cast.ben, cast.ann.profile, 'Hello Ann')).body.conversation.id
    ann = await logInAs(browser, cast.ann, { width: 1280 })
    await ann.context.addInitScript(countOnIcon)
    tabs = [ann.page, await ann.context.newPage()]
    for (const tab of tabs) await openLive(tab, ann.address('/members'))
    return () => ann.context.close()
  })

  /** Headless Chromium has no icons. */
  function countOnIcon() {
    const count = async (value = 0) => void (document.documentElement.dataset.badge = String(value))
    Object.assign(navigator, { setAppBadge: count, clearAppBadge: () => count() })
  }

  /** Headless Chromium shows all of its tabs. */
  const hide = (tab: Page) =>
    tab.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })

  const show = (tab: Page) =>
    tab.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    })

  const isTold = (tab: Page, count: number) =>
    tab.waitForFunction(
      ([start, badge]) => document.title.startsWith(start) && document.documentElement.dataset.badge === badge,
      [count > 0 ? `(${count}) ` : t('discovery:search.title'), String(count)] as const
    )

  /** What a tab asks the API for from now on, but for the stream itself. */
  function asked(tab: Page): string[] {
    const paths: string[] = []
    tab.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && pathname !== '/api/events') paths.push(pathname)
    })
    return paths
  }

  test('a hidden tab is told by the one that is looked at, and asks for nothing', async ({ assert }) => {
    const [seen, hidden] = tabs
    for (const tab of tabs) await isTold(tab, 1)
    await hide(hidden)
    const requests = asked(hidden)

    await writeIn(conversation, cast.ben, 'Are you there?')
    for (const tab of tabs) await isTold(tab, 2)
    await cast.ben.browser.post(`/api/likes/${cast.ann.profile.id}`)
    for (const tab of tabs) await isTold(tab, 3)
    await seen.goto(ann.address(`/chats/${conversation}`))
    await isTold(hidden, 1)

    assert.deepEqual(requests, [])
    assert.deepEqual(ann.complaints, [])
  })

  test('when all are hidden, one of them asks for all, and what it shows is fetched once it is looked at', async ({
    assert,
  }) => {
    for (const tab of tabs) await hide(tab)
    const requests = tabs.map(asked)

    await writeIn(conversation, cast.ben, 'Are you there?')
    for (const tab of tabs) await isTold(tab, 2)
    assert.deepEqual(requests.flat(), ['/api/waiting'])

    await show(tabs[0])
    await tabs[0].waitForResponse(/\/api\/chats\.php/)
    await isTold(tabs[0], 2)
  })

  test('after log-out nothing waits, in no tab and not on the icon', async ({ assert }) => {
    const [tab, other] = tabs
    for (const each of tabs) await isTold(each, 1)

    await chooseFromMenu(tab.getByRole('button', { name: t('site:account.menu') }), t('site:account.log_out'))

    for (const each of tabs) await each.locator('html[data-badge="0"]').waitFor()
    await other.waitForURL(/\/login/)
    for (const each of tabs) assert.notMatch(await each.title(), /^\(/)
  })
})
