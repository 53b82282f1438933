import { mock } from 'node:test'
import { test } from '@japa/runner'
import { keepStream } from '../../../../tenant-site/src/lib/live/keep_stream.ts'
import type { LiveEvent } from '../../../../tenant-site/src/lib/live/live_event.ts'
import { waitAfterFailure } from '../../../../tenant-site/src/lib/live/wait_times.ts'
import { openFakePage } from './fake_page.ts'

const MINUTE = 60_000

/** A stream as the browser shows it to the page. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 1

  constructor(readonly url: string) {
    super()
    FakeSource.opened.push(this)
  }

  say(name: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }

  fail(readyState = 0) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }

  close() {
    this.readyState = FakeSource.CLOSED
  }
}

test.group('A stream of live events', (group) => {
  let page: ReturnType<typeof openFakePage>
  let told: (LiveEvent['name'] | boolean | 'refused')[]
  let stop: () => void
  // Its clock is the test's too.
  group.each.disableTimeout()
  group.each.setup(() => {
    page = openFakePage()
    Object.assign(globalThis, { EventSource: FakeSource })
    mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() })
    ;[FakeSource.opened, told] = [[], []]
    stop = keepStream({
      url: '/api/events',
      onEvent: ({ name }) => told.push(name),
      onLive: (isLive) => {
        if (told.at(-1) !== isLive) told.push(isLive)
      },
      onRefused: () => told.push('refused'),
    })
    return () => {
      stop()
      mock.timers.reset()
      Reflect.deleteProperty(globalThis, 'EventSource')
      page.close()
    }
  })
  const newest = () => FakeSource.opened.at(-1)!

  test('is live once it is ready, and comes back by itself when the server stops', ({ assert }) => {
    newest().say('ready')
    newest().say('poke', { kind: 'user' })
    newest().say('end', { reason: 'stopping' })
    assert.lengthOf(FakeSource.opened, 1)
    mock.timers.tick(5_000)
    newest().say('ready')

    assert.lengthOf(FakeSource.opened, 2)
    assert.deepEqual(told, [false, true, 'poke', false, true])
  })

  test('that is cut is opened again within as long as servers tell browsers, and later when it is cut again at once', ({
    assert,
  }) => {
    const random = mock.method(Math, 'random', () => 0.99)
    newest().say('ready')
    newest().fail()
    mock.timers.tick(4_900)
    assert.lengthOf(FakeSource.opened, 1)
    mock.timers.tick(100)
    assert.lengthOf(FakeSource.opened, 2)

    newest().say('ready')
    newest().fail()
    mock.timers.tick(waitAfterFailure(2))
    assert.lengthOf(FakeSource.opened, 3)
    random.mock.restore()
  })

  test('waits longer after every refusal, which may mean that the session is over', ({ assert }) => {
    for (let refusal = 0; refusal < 3; refusal++) {
      newest().fail(FakeSource.CLOSED)
      mock.timers.tick(waitAfterFailure(refusal + 1, () => 0) - 1)
      assert.lengthOf(FakeSource.opened, refusal + 1)
      mock.timers.tick(MINUTE)
    }

    assert.deepEqual(told, [false, 'refused', false, 'refused', false, 'refused', false])
  })

  test('leaves a server with too many streams alone for some minutes', ({ assert }) => {
    newest().say('end', { reason: 'too_many' })
    mock.timers.tick(3 * MINUTE)
    assert.lengthOf(FakeSource.opened, 1)
    mock.timers.tick(3 * MINUTE)
    assert.lengthOf(FakeSource.opened, 2)
  })

  test('that beats no more is opened anew', ({ assert }) => {
    newest().say('ready')
    mock.timers.tick(50_000)
    newest().say('beat')
    mock.timers.tick(50_000)
    assert.lengthOf(FakeSource.opened, 1)
    for (let second = 0; second < 15; second++) mock.timers.tick(1_000)

    assert.lengthOf(FakeSource.opened, 2)
    assert.deepEqual(told, [false, true, false])
  })

  test('ends while there is no connection, and comes back at once with it', ({ assert }) => {
    newest().say('ready')
    page.connect(false)
    mock.timers.tick(10 * MINUTE)
    assert.lengthOf(FakeSource.opened, 1)
    page.connect(true)

    assert.lengthOf(FakeSource.opened, 2)
    assert.deepEqual(told, [false, true, false])
  })

  test('tells when the session has ended', ({ assert }) => {
    newest().say('end', { reason: 'signed_out' })

    assert.equal(told.at(-1), 'signed_out')
  })
})
