import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'

test.group('Profile fields', () => {
  test('have a translation of each choice, and there is none for anything else', ({ assert }) => {
    const words = JSON.parse(readFileSync(new URL('../../../locales/en/members/fields.json', import.meta.url), 'utf8'))

    const choices = Object.entries(PROFILE_FIELDS).flatMap(([name, field]) =>
      'choices' in field ? [[name, [...field.choices].sort()]] : []
    )
    const named = Object.entries(words.values as Record<string, object>).map(([name, values]) => [
      name,
      Object.keys(values).sort(),
    ])

    assert.deepEqual(Object.fromEntries(choices), Object.fromEntries(named))
  })
})
