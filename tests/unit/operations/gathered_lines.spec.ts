import { test } from '@japa/runner'
import { GatheredLines } from '@manyhearts/api/app/operations/gathered_lines'

/** A cause whose seconds pass when the test says so. */
function cause({ isOver }: { isOver?: () => Promise<boolean> } = {}) {
  const said: unknown[] = []
  let turn: (() => void) | undefined
  const lines = new GatheredLines({
    say: ({ error, counts }) => said.push([error, counts]),
    sayOver: (seconds) => said.push(typeof seconds),
    isOver,
    every: (work) => {
      turn = work
      return () => {
        turn = undefined
      }
    },
  })
  const pass = async () => {
    turn?.()
    // What it asks is answered at once here.
    await new Promise(setImmediate)
  }
  return { lines, said, pass, isWatching: () => turn !== undefined }
}

test.group('Lines for many failures of one cause', () => {
  test('are the first at once, and one a second that counts the others', async ({ assert }) => {
    const { lines, said, pass } = cause()

    for (const id of ['a', 'b', 'b', 'c']) lines.add('down', 'requests', id)
    lines.add('still down', 'jobs')
    lines.add('still down', 'jobs')
    assert.deepEqual(said, [['down', { requests: 1 }]])
    await pass()
    lines.add('down again', 'requests', 'b')
    await pass()

    assert.deepEqual(said.slice(1), [
      ['still down', { requests: 2, jobs: 2 }],
      ['down again', { requests: 1 }],
    ])
  })

  test('end when nothing more came and it is over, and then begin anew', async ({ assert }) => {
    let isBack = false
    const { lines, said, pass, isWatching } = cause({ isOver: async () => isBack })

    lines.add('down', 'requests')
    await pass()
    await pass()
    assert.isTrue(isWatching())
    assert.lengthOf(said, 1)
    isBack = true
    await pass()
    assert.isFalse(isWatching())
    assert.deepEqual(said.slice(1), ['number'])
    lines.add('down once more', 'requests')

    assert.deepEqual(said.slice(2), [['down once more', { requests: 1 }]])
  })

  test('that can’t tell whether it is over ask once at a time', async ({ assert }) => {
    let asked = 0
    let answer!: (isOver: boolean) => void
    const { lines, pass, said, isWatching } = cause({
      isOver: () => {
        asked++
        return new Promise((done) => (answer = done))
      },
    })

    lines.add('down', 'requests')
    await pass()
    await pass()
    assert.equal(asked, 1)
    lines.add('down', 'requests')
    answer(true)
    await pass()

    assert.isTrue(isWatching(), 'it came again while it was asked')
    assert.deepEqual(said.at(-1), ['down', { requests: 1 }])
  })
})
