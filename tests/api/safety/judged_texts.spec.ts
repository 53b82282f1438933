import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ace } from '../../ace.ts'

test.group('`desk:judge`', () => {
  async function judge(...lines: string[]) {
    const file = join(await mkdtemp(join(tmpdir(), 'texts-')), 'texts.jsonl')
    await writeFile(file, lines.join('\n'))
    return ace('desk:judge', file)
  }

  test('says of each line whether a member asks or staff deny', async ({ assert }) => {
    const { stdout } = await judge(
      '{"text": "Are you a bot?", "side": "member", "id": 1}',
      '{"text": "I’m not a bot", "side": "staff"}',
      '{"text": "I’m not a bot", "side": "member"}',
      '{"text": "Lovely weather today", "side": "staff"}',
      ''
    )

    assert.deepEqual(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
      [
        { asks: true, denies: false },
        { asks: false, denies: true },
        { asks: false, denies: false },
        { asks: false, denies: false },
      ]
    )
  })

  test('names the line that it can’t read', async ({ assert }) => {
    const faults = [
      [await judge('{"text": "Hi", "side": "staff"}', 'Hi'), 'Line 2 isn’t JSON'],
      [await judge('{"side": "staff"}'), 'Line 1 has no "text"'],
      [await judge('{"text": "Hi", "side": "other"}'), 'Line 1 has a "side" other than "member" and "staff"'],
      [await ace('desk:judge', 'no-such-file.jsonl'), 'no-such-file.jsonl'],
    ] as const

    for (const [{ code, stderr }, fault] of faults) {
      assert.equal(code, 1)
      assert.include(stderr, fault)
    }
  })
})
