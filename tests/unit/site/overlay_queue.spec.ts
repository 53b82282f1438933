import { mock } from 'node:test'
import { test } from '@japa/runner'
import { OverlayQueue } from '../../../tenant-site/src/ui/overlays/overlay_queue.ts'

const SECOND = 1_000

test.group('Overlays', (group) => {
  // With mocked timers Japa could not clear its own timeout.
  group.each.timeout(0)
  group.each.teardown(() => mock.timers.reset())

  function newQueue() {
    mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() })
    const queue = new OverlayQueue()
    const opened: string[] = []
    return { queue, opened, ask: (rank: number, name: string) => queue.ask(rank, () => opened.push(name)) }
  }

  test('open the most urgent first of those who ask in one moment', ({ assert }) => {
    const { opened, ask } = newQueue()
    ask(3, 'like')
    ask(0, 'entry warning')

    mock.timers.tick(0)

    assert.deepEqual(opened, ['entry warning'])
  })

  test('follow each other after 20 s at the earliest', ({ assert }) => {
    const { opened, ask } = newQueue()
    const leave = ask(0, 'entry warning')
    ask(3, 'like')
    mock.timers.tick(60 * SECOND)
    leave()

    mock.timers.tick(20 * SECOND - 1)
    assert.deepEqual(opened, ['entry warning'])

    mock.timers.tick(1)
    assert.deepEqual(opened, ['entry warning', 'like'])
  })

  test('wait while an answer to a press is open, and 20 s longer', ({ assert }) => {
    const { queue, opened, ask } = newQueue()
    const close = queue.enter()
    ask(3, 'like')
    mock.timers.tick(60 * SECOND)
    close()

    mock.timers.tick(19 * SECOND)
    assert.deepEqual(opened, [])

    mock.timers.tick(SECOND)
    assert.deepEqual(opened, ['like'])
  })

  test('wait for the last of several answers', ({ assert }) => {
    const { queue, opened, ask } = newQueue()
    const [first, second] = [queue.enter(), queue.enter()]
    ask(3, 'like')
    first()
    mock.timers.tick(60 * SECOND)
    assert.deepEqual(opened, [])

    second()
    mock.timers.tick(20 * SECOND)
    assert.deepEqual(opened, ['like'])
  })

  test('don’t open after they were taken back', ({ assert }) => {
    const { opened, ask } = newQueue()
    const takeBack = ask(3, 'like')
    takeBack()

    mock.timers.tick(60 * SECOND)

    assert.deepEqual(opened, [])
  })

  test('are closed by the back button one by one, the uppermost first', ({ assert }) => {
    const { queue } = newQueue()
    const closed: string[] = []
    const leavePhotos = queue.enter(() => closed.push('photos'))
    const leaveReport = queue.enter(() => closed.push('report'))

    assert.isTrue(queue.back())
    leaveReport()
    assert.isTrue(queue.back())
    leavePhotos()

    assert.deepEqual(closed, ['report', 'photos'])
    assert.isFalse(queue.back())
  })

  test('that only their own buttons close don’t stop the back button', ({ assert }) => {
    const { queue } = newQueue()
    queue.enter()

    assert.isFalse(queue.back())
  })
})
