import { test } from '@japa/runner'
import type { Browser, Page, Response } from 'playwright'
import { giveCredits, write, writeIn } from '../../api/chat/conversing.ts'
import { type Cast, newCast } from '../../cast.ts'
import { type Device, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { openLive } from './open_live.ts'

test.group('The tab that has the stream for all', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let cast: Cast
  let conversation: string
  let ann: Device
  let streams: string[]
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())
  group.each.setup(async () => {
    cast = await newCast()
    await giveCredits(cast.ben, 1000)
    conversation = (await write(cast.ben, cast.ann.profile, 'Hello Ann')).body.conversation.id
    ann = await logInAs(browser, cast.ann, { width: 1280 })
    streams = []
    ann.context.on('request', (request) => {
      if (isStream(request)) streams.push(request.url())
    })
    return () => ann.context.close()
  })

  const isStream = (request: { url(): string }) => request.url().endsWith('/api/events')
  const chat = () => ann.address(`/chats/${conversation}`)
  const bubble = (page: Page, text: string) => page.locator('main ol').getByText(text, { exact: true })

  async function openTabs(count: number): Promise<Page[]> {
    const tabs = [ann.page]
    while (tabs.length < count) tabs.push(await ann.context.newPage())
    for (const tab of tabs) await openLive(tab, chat())
    return tabs
  }

  async function writeTo(tabs: Page[], text: string): Promise<void> {
    await writeIn(conversation, cast.ben, text)
    for (const tab of tabs) await bubble(tab, text).waitFor()
  }

  /**
   * When a tab has fetched its lists once more from now on: after the stream was lost for all tabs that takes up to ten seconds, and then
   * it may ask for a message, too.
   */
  function listsAnew(tab: Page) {
    const since = Date.now()
    const isNew = (response: Response) => response.request().timing().startTime >= since
    return Promise.all(
      [/\/api\/chats\.php/, /\/api\/user\.php/].map((of) =>
        tab.waitForResponse((response) => of.test(response.url()) && isNew(response))
      )
    )
  }

  /** How often each tab asks for one message more, once all of them have heard of another one. */
  async function requestsOfNext(tabs: Page[]): Promise<number[]> {
    await writeTo(tabs, 'Heard by all')
    const asked = tabs.map((tab) => {
      const urls: string[] = []
      tab.on('request', (request) => {
        if (request.url().includes('/messages?after=')) urls.push(request.url())
      })
      return urls
    })
    await writeTo(tabs, 'Counted')
    return asked.map(({ length }) => length)
  }

  test('crashes: another one has it, nothing is missed, and a message costs each tab one request', async ({
    assert,
  }) => {
    const [leading, ...others] = (await openTabs(3)) as [Page, Page, Page]
    const isNext = ann.context.waitForEvent('request', isStream)
    const caughtUp = others.map(listsAnew)
    const crashed = leading.waitForEvent('crash')
    // It never answers.
    void (await ann.context.newCDPSession(leading)).send('Page.crash').catch(() => {})
    await crashed

    await writeIn(conversation, cast.ben, 'After the crash')
    await isNext
    for (const tab of others) await bubble(tab, 'After the crash').waitFor()

    await Promise.all(caughtUp)
    assert.deepEqual(await requestsOfNext(others), [1, 1])
    assert.lengthOf(streams, 2)
  })

  test('is left and comes back in history: another one has it meanwhile, neither misses anything, and it has it again in the end', async ({
    assert,
  }) => {
    const [leading, other] = (await openTabs(2)) as [Page, Page]
    const isOthers = ann.context.waitForEvent('request', isStream)
    const othersLists = listsAnew(other)
    await openLive(leading, ann.address('/members'))
    await isOthers
    await writeTo([other], 'While it is away')

    // Chromium keeps no page that was answered what must not be stored, and loads it anew.
    const caughtUp = listsAnew(leading)
    await leading.goBack()
    await bubble(leading, 'While it is away').waitFor()
    await Promise.all([caughtUp, othersLists])
    assert.deepEqual(await requestsOfNext([leading, other]), [1, 1])
    assert.lengthOf(streams, 2)

    const isItsAgain = ann.context.waitForEvent('request', isStream)
    await other.goto('about:blank')
    await writeIn(conversation, cast.ben, 'Between the two')
    await isItsAgain
    await bubble(leading, 'Between the two').waitFor()
    assert.lengthOf(streams, 3)
    assert.deepEqual(ann.complaints, [])
  })
})
