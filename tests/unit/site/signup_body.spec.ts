import { test } from '@japa/runner'
import { signupBody } from '../../../tenant-site/src/features/identity/signup/steps/signup_body.ts'

const form = (entries: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ resell_partners: 'Hartpost, Zweisam GmbH', ...entries }))
    data.set(name, value)
  return data
}

test.group('What a sign-up sends', () => {
  test('names the partners that a consent was given for', ({ assert }) => {
    assert.containSubset(signupBody(form({ consent_resell: 'on' }), {}), {
      consent_resell: true,
      resell_partners: 'Hartpost, Zweisam GmbH',
    })
  })

  test('says nothing of partners without that consent', ({ assert }) => {
    assert.notProperty(signupBody(form({}), {}), 'resell_partners')
    assert.notProperty(signupBody(form({}), {}), 'consent_resell')
  })
})
