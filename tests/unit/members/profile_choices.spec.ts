import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { PROFILE_CHOICES } from '@manyhearts/api/app/members/people/profile_choices'

test.group('Profile choices', () => {
  test('have a translation each, and there is none for anything else', ({ assert }) => {
    const words = JSON.parse(readFileSync(new URL('../../../locales/en/members.json', import.meta.url), 'utf8'))

    for (const [field, named] of Object.entries(words.values as Record<string, object>))
      assert.sameMembers([...PROFILE_CHOICES[field as 'gender']], Object.keys(named), field)
  })
})
