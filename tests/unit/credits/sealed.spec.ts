import fc from 'fast-check'
import { test } from '@japa/runner'
import { openSecret, sealSecret } from '@manyhearts/api/app/credits/payments/sealed'

test.group('A sealed secret', () => {
  test('opens for its owner', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (secret, owner) => openSecret(sealSecret(secret, owner), owner) === secret)
    )
  })

  test('opens for nobody else, and not when a bit of it changed', ({ assert }) => {
    const sealed = sealSecret('live_key', 'gateway keys 1 mollie')

    assert.throws(() => openSecret(sealed, 'gateway keys 2 mollie'))
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      assert.throws(() => openSecret(changed, 'gateway keys 1 mollie'))
    }
  })

  test('never looks the same twice', ({ assert }) => {
    assert.notDeepEqual(sealSecret('x', 'y'), sealSecret('x', 'y'))
  })
})
