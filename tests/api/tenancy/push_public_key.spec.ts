import { createECDH } from 'node:crypto'
import { test } from '@japa/runner'
import { newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

test.group('The key for push services', () => {
  test('is a point of P-256 and the same on every brand', async ({ assert }) => {
    const { rosa, vlam } = await newCast()
    const [one, other] = await Promise.all(
      [rosa, vlam].map(async ({ host }) => (await new Visitor(host).get('/api/settings.php')).body.push_public_key)
    )

    assert.equal(one, other)
    assert.lengthOf(Buffer.from(one, 'base64url'), 65)
    const anybody = createECDH('prime256v1')
    anybody.generateKeys()
    assert.doesNotThrow(() => anybody.computeSecret(one, 'base64url'))
  })
})
