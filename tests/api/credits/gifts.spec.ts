import { test } from '@japa/runner'
import { newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

test.group('Gifts', () => {
  test('are none where a brand has none, and can’t be given', async ({ assert }) => {
    const { ann, ben } = await newCast()

    const { status, body } = await ann.browser.get('/api/gifts')
    const given = await ann.browser.post(
      `/api/members/${ben.profile.id}/gifts`,
      { gift: '1' },
      { 'idempotency-key': 'g' }
    )

    assert.equal(status, 200)
    assert.deepEqual(body, { gifts: [] })
    assert.equal(given.status, 404)
  })

  test('are for members', async ({ assert }) => {
    const { rosa } = await newCast()

    const { status, body } = await new Visitor(rosa.host).get('/api/gifts')

    assert.equal(status, 403)
    assert.isTrue(body.authentication_required)
  })
})
