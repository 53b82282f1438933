import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { statementsOf } from '../../statements_of.ts'

test.group('The beacon of a page that is left', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  /** As a browser sends it: no marker, its own content type, the page's origin. */
  const beacon = (headers: Record<string, string> = {}, body = '{}') =>
    cast.ann.browser.ask('POST', '/api/page-hidden.php', body, {
      'x-requested-with': '',
      'content-type': 'text/plain;charset=UTF-8',
      origin: `http://${cast.rosa.host}:${process.env.PORT}`,
      ...headers,
    })

  test('is taken without the marker, whatever kind of body it has', async ({ assert }) => {
    for (const answer of [
      await beacon(),
      await beacon({ 'content-type': 'application/json' }),
      await beacon({ 'sec-fetch-site': 'same-origin', referer: `http://${cast.rosa.host}/members?lb=1` }),
      await beacon({}, ''),
    ]) {
      assert.equal(answer.status, 204)
      assert.equal(answer.text, '')
    }
  })

  test('does not query the database', async ({ assert }) => {
    await beacon()

    assert.equal(await statementsOf(() => beacon()), 0)
    assert.isAbove(await statementsOf(() => cast.ann.browser.get('/api/user.php')), 0)
  })

  test('of another site, or without an origin, is refused', async ({ assert }) => {
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: `http://${cast.vlam.host}` },
      { origin: 'null' },
      { origin: '' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'x-requested-with': 'manyhearts' },
    ]
    for (const headers of elsewhere) {
      const { status, body } = await beacon(headers)
      assert.equal(status, 403)
      assert.equal(body.errors[0].code, 'marker_missing')
    }
  })
})
