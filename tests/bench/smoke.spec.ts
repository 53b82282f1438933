import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { IS_FULL_RUN } from '../rounds.ts'
import { GROUPS, type Group } from './options.ts'
import type { Row } from './row.ts'

/** One group shows that the bench starts, counts and measures. */
const ASKED: readonly Group[] = IS_FULL_RUN ? GROUPS : ['enumeration']

/** Round trips of a logged-in call (goals: opening and closing included). */
const MOST = 3

/** A small run of the bench, for its counts and for whether it works; speed is not judged. */
async function smallRun(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'manyhearts-bench-'))
  const file = join(folder, 'rows.json')
  try {
    await promisify(execFile)(
      process.execPath,
      ['--import=@poppinss/ts-exec', 'bin/bench.ts', '--smoke', '--only', ASKED.join(), '--json', file],
      {
        cwd: fileURLToPath(new URL('../', import.meta.url)),
        // Those of the tests are on loopback, where a production start would ask none.
        env: { ...process.env, AGE_PROVIDERS: undefined },
      }
    )
    return JSON.parse(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test.group('The bench', (group) => {
  let rows: Row[]
  group.setup(async () => {
    rows = await smallRun()
  })

  test('answers every question', ({ assert }) => {
    assert.sameMembers([...new Set(rows.map((row) => row.group))], ['settings', ...ASKED])
  })

  test('finds a brand’s settings with one statement, and then with none', ({ assert }) => {
    const counts = rows.filter((row) => row.group === 'settings').map(({ figures }) => figures.statements)
    assert.deepEqual(counts, [1, 0])
  })

  test('finds no answer that reveals who has an account', ({ assert }) => {
    const counts = rows
      .filter((row) => row.group === 'enumeration')
      .map(({ figures }) => figures['answers that differ'])
    assert.deepEqual(counts, [0, 0, 0])
  })

  if (!IS_FULL_RUN) return

  test('finds no more round trips in a logged-in call than allowed', ({ assert }) => {
    const counted = rows.filter((row) => row.group === 'calls' && row.goal?.includes('round trips'))
    assert.isAbove(counted.length, 15)
    for (const { what, figures } of counted) {
      assert.isAtMost(figures['round trips']!, MOST, what)
    }
  })

  test('gets every page from both sides that it compares', ({ assert }) => {
    const pages = rows.filter((row) => row.group === 'pages')
    assert.isNotEmpty(pages)
    for (const { what, ratio, note } of pages) assert.isAbove(ratio ?? 0, 0, `${what}: ${note}`)
  })

  test('gets an answer from every call that it knows how to make', ({ assert }) => {
    assert.empty(rows.filter((row) => row.note?.startsWith('answers 5')))
  })
})
