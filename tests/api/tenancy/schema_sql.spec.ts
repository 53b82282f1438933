import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { describeSchema } from '@manyhearts/api/app/setup/describe_schema'
import { asOwner } from '../../cast.ts'

const FILE = new URL('../../../database/schema.sql', import.meta.url)

test('database/schema.sql is what the migrations make', async ({ assert }) => {
  const made = await asOwner(describeSchema)

  const difference = differencesBetween(await readFile(FILE, 'utf8'), made)
  assert.deepEqual(
    difference,
    [],
    'database/schema.sql is out of date: `npm run ace -- database:describe` makes it anew'
  )
})

const differencesBetween = (written: string, made: string) => {
  const [before, after] = [written.split('\n'), made.split('\n')]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}
