import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { withProgress } from '@manyhearts/api/bin/with_progress'

const EVERY_MS = 20

test.group('A long step of a start', (group) => {
  let said: string[] = []
  group.each.setup(() => {
    const { log } = console
    said = []
    console.log = (line: string) => said.push(line)
    return () => {
      console.log = log
    }
  })

  test('is named, and said to go on until it ends', async ({ assert }) => {
    const build = async () => {
      while (said.length < 3) await sleep(EVERY_MS)
      return 'built'
    }
    assert.equal(await withProgress('Building', build, EVERY_MS), 'built')
    const until = said.length
    await sleep(3 * EVERY_MS)

    assert.equal(said[0], 'Building …')
    for (const line of said.slice(1)) assert.match(line, /^Building … \d+ s$/)
    assert.lengthOf(said, until)
  })

  test('that fails is not said to go on', async ({ assert }) => {
    await assert.rejects(() => withProgress('Building', () => Promise.reject(new Error('broken')), EVERY_MS), 'broken')
    await sleep(3 * EVERY_MS)

    assert.deepEqual(said, ['Building …'])
  })
})
