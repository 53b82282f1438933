import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

test.group('Discount codes', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })
  const ask = (query: string) => cast.ann.browser.get(`/api/discountcode.php${query}`)

  test('are not found while there are none, by name or by offer', async ({ assert }) => {
    for (const query of ['?code=TIMEBONUS25', '?welcome=true', '?timebonus=true', '?welcome=true&network=x']) {
      const { status, body } = await ask(query)

      assert.equal(status, 404, query)
      assert.equal(body.errors[0].code, 'discount_code_not_found')
    }
  })

  test('a member is told whether there is a time bonus, so that nobody asks in vain', async ({ assert }) => {
    const { status } = await ask('?timebonus=true')
    const { body } = await cast.ann.browser.get('/api/user.php')

    assert.equal(body.user.time_bonus, status === 200)
  })

  test('must be asked for in exactly one way', async ({ assert }) => {
    for (const query of [
      '',
      '?network=x',
      '?code=A&welcome=true',
      '?welcome=true&timebonus=true',
      '?code=A&welcome=true&timebonus=true',
      '?welcome=false',
      '?timebonus=maybe',
      '?code=',
      '?code=%00',
      '?code[]=A',
      `?code=${'A'.repeat(65)}`,
    ]) {
      const { status, body } = await ask(query)

      assert.equal(status, 422, query)
      assert.oneOf(body.errors[0].field, ['code', 'welcome', 'timebonus'], query)
    }
    assert.equal((await ask('')).body.errors[0].message, 'Please give exactly one of these.')
  })

  test('are refused to visitors', async ({ assert }) => {
    const { status, body } = await new Visitor(cast.rosa.host).get('/api/discountcode.php?welcome=true')

    assert.equal(status, 403)
    assert.isTrue(body.authentication_required)
  })
})
