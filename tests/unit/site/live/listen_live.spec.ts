import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { listenLive } from '../../../../tenant-site/src/lib/live/listen_live.ts'
import { openFakePage, until } from './fake_page.ts'

test.group('A page that hears live events', (group) => {
  let page: ReturnType<typeof openFakePage>
  let numStreams: number
  let stop: (() => void) | undefined
  group.each.setup(() => {
    page = openFakePage()
    numStreams = 0
    return () => {
      stop?.()
      page.close()
    }
  })

  function listen(name = randomUUID()) {
    stop = listenLive({
      name,
      lead: () => {
        numStreams += 1
        return () => (numStreams -= 1)
      },
      onEvent: () => {},
      onLive: () => {},
    })
    return name
  }

  test('holds neither stream nor lock once it is left, and both again when the back button brings it back', async ({
    assert,
  }) => {
    const name = listen()
    await until(() => numStreams === 1)

    page.turn('pagehide')
    assert.equal(numStreams, 0)
    await navigator.locks.request(name, () => {})
    page.turn('pageshow')

    await until(() => numStreams === 1)
  })

  test('has a stream of its own while it is looked at, where there are no locks', ({ assert, cleanup }) => {
    const navigatorHere = Object.getOwnPropertyDescriptor(globalThis, 'navigator')!
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
    cleanup(() => void Object.defineProperty(globalThis, 'navigator', navigatorHere))

    listen()
    assert.equal(numStreams, 1)
    page.show(false)
    assert.equal(numStreams, 0)
    page.show(true)

    assert.equal(numStreams, 1)
  })
})
