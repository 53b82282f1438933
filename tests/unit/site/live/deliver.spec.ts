import { mock } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { deliver } from '../../../../tenant-site/src/features/chat/composer/deliver.ts'
import type { Sent } from '../../../../tenant-site/src/features/chat/state/shapes.ts'
import { openFakePage } from './fake_page.ts'

const UNREACHED = new Error('There is no connection')
const SENT = { credits: 1 } as Sent

test.group('A message without a connection', (group) => {
  let page: ReturnType<typeof openFakePage>
  // Its clock is the test's too.
  group.each.disableTimeout()
  group.each.setup(() => {
    page = openFakePage()
    mock.timers.enable({ apis: ['setTimeout'] })
    return () => {
      mock.timers.reset()
      page.close()
    }
  })

  /** `answers`: what each attempt meets. */
  function begin(answers: (Sent | Error)[], { at = new Date().toISOString(), isTheirs = () => true as boolean } = {}) {
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

  test('is tried again where the browser notices nothing', async ({ assert }) => {
    const { sent, waiting } = begin([UNREACHED, UNREACHED, SENT])
    for (let second = 0; second < 30; second++) {
      await turn()
      mock.timers.tick(1_000)
    }

    assert.equal(await sent, SENT)
    assert.deepEqual(waiting, [true, false, true, false])
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
