import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { deliver } from '../../../../tenant-site/src/features/chat/composer/deliver.ts'
import type { Sent } from '../../../../tenant-site/src/features/chat/state/shapes.ts'
import { connectionIsWorthATry } from '../../../../tenant-site/src/lib/live/connection.ts'
import { openFakePage } from './fake_page.ts'

const UNREACHED = new Error('There is no connection')
const SENT = { credits: 1 } as Sent

test.group('A message without a connection', (group) => {
  let page: ReturnType<typeof openFakePage>
  group.each.setup(() => {
    page = openFakePage()
    return () => page.close()
  })

  /** `answers`: what each attempt meets. */
  function begin(
    answers: (Sent | Error)[],
    { at = new Date().toISOString(), isTheirs = () => true as boolean, pause = connectionIsWorthATry } = {}
  ) {
    const waiting: boolean[] = []
    let numTries = 0
    const sent = deliver({
      message: { key: '1', body: 'Hello', at, isFailed: false },
      send: async () => {
        const answer = answers[numTries++]!
        if (answer instanceof Error) throw answer
        return answer
      },
      isUnreached: (error) => error === UNREACHED,
      onWaiting: (isWaiting) => waiting.push(isWaiting),
      pause,
      isTheirs,
    })
    sent.catch(() => {})
    return { sent, waiting, numTries: () => numTries }
  }

  test('waits, says so, and goes once there is one', async ({ assert }) => {
    page.connect(false)
    const { sent, waiting, numTries } = begin([SENT])
    await turn()
    assert.deepEqual([waiting, numTries()], [[true], 0])

    page.connect(true)

    assert.equal(await sent, SENT)
    assert.deepEqual(waiting, [true, false])
  })

  test('is tried again where the browser notices nothing, after longer and longer pauses', async ({ assert }) => {
    const pauses: number[] = []
    const { sent, waiting } = begin([UNREACHED, UNREACHED, SENT], {
      pause: async (failures) => void pauses.push(failures),
    })

    assert.equal(await sent, SENT)
    assert.deepEqual(pauses, [1, 2])
    assert.deepEqual(waiting, [true, false, true, false])
  })

  test('pauses for a moment where the browser says it is online', async ({ assert }) => {
    const began = performance.now()

    await connectionIsWorthATry(0)

    assert.isAbove(performance.now() - began, 400)
  })

  test('is offered again when the API refused it, or when it is from long ago', async ({ assert }) => {
    const refused = new Error('Not enough credits')

    await assert.rejects(() => begin([refused]).sent, refused.message)
    await assert.rejects(() => begin([UNREACHED], { at: '2024-01-01T00:00:00Z' }).sent, UNREACHED.message)
  })

  test('is not sent in the name of someone else who has logged in meanwhile', async ({ assert }) => {
    page.connect(false)
    const { sent, numTries } = begin([SENT], { isTheirs: () => false })
    await turn()
    page.connect(true)

    assert.isNull(await sent)
    assert.equal(numTries(), 0)
  })
})
