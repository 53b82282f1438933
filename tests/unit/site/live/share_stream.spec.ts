import { randomUUID } from 'node:crypto'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import type { LiveEvent, LiveListener } from '../../../../tenant-site/src/lib/live/live_event.ts'
import { shareStream } from '../../../../tenant-site/src/lib/live/share_stream.ts'
import { openFakePage, until } from './fake_page.ts'

type Tab = { heard: LiveEvent[]; states: boolean[]; leave: () => void }

const POKE: LiveEvent = { name: 'poke', poke: { kind: 'message', conversation: '1', seq: 2, profile: '3' } }

test.group('Live events in several tabs', (group) => {
  let page: ReturnType<typeof openFakePage>
  let streams: LiveListener[]
  let tabs: Tab[]
  group.each.setup(() => {
    page = openFakePage()
    ;[streams, tabs] = [[], []]
    return () => {
      for (const { leave } of tabs) leave()
      mock.timers.reset()
      page.close()
    }
  })

  function openTab(name: string): Tab {
    const heard: LiveEvent[] = []
    const states: boolean[] = []
    const leave = shareStream({
      name,
      lead: (listener) => {
        streams.push(listener)
        return () => streams.splice(streams.indexOf(listener), 1)
      },
      onEvent: (event) => heard.push(event),
      onLive: (isLive) => states.push(isLive),
    })
    const tab = { heard, states, leave }
    tabs.push(tab)
    return tab
  }

  test('come by one stream, which every tab of the member hears and no other member', async ({ assert }) => {
    const [ann, ben] = [randomUUID(), randomUUID()]
    const own = [openTab(ann), openTab(ann), openTab(ann)]
    await until(() => streams.length === 1)
    const other = openTab(ben)
    await until(() => streams.length === 2)

    streams[0]!.onLive(true)
    streams[0]!.onEvent(POKE)
    await until(() => own.every(({ heard }) => heard.length === 1))

    assert.deepEqual(
      own.map(({ states }) => states),
      [[true], [true], [true]]
    )
    assert.deepEqual([other.heard, other.states], [[], []])
  })

  test('go on in the next tab when the leading one closes, which tells all to fetch what they missed', async ({
    assert,
  }) => {
    const name = randomUUID()
    const [first, second, third] = [openTab(name), openTab(name), openTab(name)]
    await until(() => streams.length === 1)
    streams[0]!.onLive(true)
    await until(() => third.states.length === 1)

    first.leave()
    await until(() => streams.length === 1)
    streams[0]!.onLive(true)

    await until(() => third.states.length === 3)
    assert.deepEqual(second.states, [true, false, true])
    assert.deepEqual(third.states, [true, false, true])
  })

  test('a tab that opens later is told that there is a stream', async ({ assert }) => {
    const name = randomUUID()
    openTab(name)
    await until(() => streams.length === 1)
    streams[0]!.onLive(true)

    const late = openTab(name)
    await until(() => late.states.length === 1)

    assert.deepEqual(late.states, [true])
    assert.lengthOf(streams, 1)
  })

  test('a leading tab that answers no more loses the lead, and one that answers keeps it', async ({ assert }) => {
    const name = randomUUID()
    let isTakenAway = false
    void navigator.locks
      .request(name, () => new Promise(() => {}))
      .catch(() => {
        isTakenAway = true
      })
    mock.timers.enable({ apis: ['setInterval', 'Date'], now: Date.now() })
    openTab(name)
    for (let question = 0; question < 4; question++) mock.timers.tick(5_000)
    await until(() => isTakenAway)
    await until(() => streams.length === 1)

    const late = openTab(name)
    for (let question = 0; question < 6; question++) {
      mock.timers.tick(5_000)
      streams[0]!.onLive(question % 2 === 0)
      await until(() => late.states.length === question + 1)
    }

    assert.lengthOf(streams, 1)
  })

  test('a hidden tab leaves the lead where it is', async ({ assert }) => {
    const name = randomUUID()
    const frozen = new AbortController()
    void navigator.locks.request(
      name,
      () => new Promise<void>((resolve) => frozen.signal.addEventListener('abort', () => resolve()))
    )
    mock.timers.enable({ apis: ['setInterval', 'Date'], now: Date.now() })
    page.show(false)
    openTab(name)

    mock.timers.tick(120_000)
    assert.lengthOf(streams, 0)
    frozen.abort()

    await until(() => streams.length === 1)
  })
})
