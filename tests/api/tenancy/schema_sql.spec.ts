import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { describeSchema } from '@manyhearts/api/app/setup/describe_schema'
import { asOwner } from '../../cast.ts'

const FILE = new URL('../../../database/schema.sql', import.meta.url)

test('database/schema.sql is what the migrations make', async ({ assert }) => {
  const made = await asOwner(describeSchema)

  const isCurrent = made === (await readFile(FILE, 'utf8'))
  assert.isTrue(isCurrent, 'database/schema.sql is out of date: `npm run ace -- database:describe` makes it anew')
})
