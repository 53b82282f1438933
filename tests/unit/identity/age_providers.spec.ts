import { test } from '@japa/runner'
import { readAgeProviders } from '@manyhearts/api/start/age_providers'

const GOOD = { issuer: 'https://proof.example.com', client_id: 'we', client_secret: 'a secret' }

test.group('Age verification services', () => {
  const read = (value: unknown) => readAgeProviders('AGE_PROVIDERS', value as string | undefined)

  test('are read with their scope and claim', ({ assert }) => {
    const { proof, other } = Object.fromEntries(
      read(JSON.stringify({ proof: GOOD, other: { ...GOOD, scope: 'openid age', claim: 'is_adult' } }))
    )

    assert.deepEqual(proof, { ...GOOD, scope: 'openid', claim: 'age_over_18' })
    assert.deepEqual(other, { ...GOOD, scope: 'openid age', claim: 'is_adult' })
    assert.equal(read(undefined).size, 0)
    assert.equal(read('').size, 0)
  })

  const wrong: [string, unknown, RegExp][] = [
    ['no JSON', '{', /must be a JSON object/],
    ['a list', '[]', /must be a JSON object/],
    ['a name with blanks', { 'a b': GOOD }, /a name has/],
    ['no secret', { proof: { ...GOOD, client_secret: undefined } }, /proof\.client_secret is missing/],
    ['an empty claim', { proof: { ...GOOD, claim: '' } }, /proof\.claim is missing/],
    ['no service at all', { proof: null }, /proof\.issuer is missing/],
    [
      'a plain address elsewhere',
      { proof: { ...GOOD, issuer: 'http://proof.example.com' } },
      /must be a public address that begins with https/,
    ],
    [
      'an address that is none',
      { proof: { ...GOOD, issuer: 'proof' } },
      /must be a public address that begins with https/,
    ],
  ]
  for (const [what, value, says] of wrong) {
    test(`${what} stops the start, and the secret is not revealed`, ({ assert }) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)

      assert.throws(() => read(text), says)
      assert.throws(() => read(text), /^(?!.*a secret).*$/)
    })
  }
})
