import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'

test.group('Bad input', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('broken JSON is 400 and changes nothing', async ({ assert }) => {
    for (const body of ['{', '{"language":', 'language=nl', '[1,2', '\u0000', '"text"', 'null', 'nul', '{}}']) {
      const answer = await cast.ann.browser.put('/api/user.php', body)

      assert.equal(answer.status, 400, body)
      assert.equal(answer.body.errors[0].code, 'malformed')
      assert.isNotEmpty(answer.body.errors[0].message)
      assert.notMatch(answer.text, /at .*\.(ts|js):\d+/)
    }
    assert.equal((await cast.ann.browser.get('/api/user.php')).body.user.language, 'en')
  })

  test('wrong types are 422 and name the field', async ({ assert }) => {
    for (const language of [7, true, {}, [], 'xx', 'n\u0000l', '\ud800']) {
      const answer = await cast.ann.browser.put('/api/user.php', { language })

      assert.equal(answer.status, 422, JSON.stringify(language))
      assert.equal(answer.body.errors[0].field, 'language')
    }
  })

  test('a body of a megabyte is 413', async ({ assert }) => {
    const { status, body } = await cast.ann.browser.put('/api/user.php', { language: 'n'.repeat(1_000_000) })

    assert.equal(status, 413)
    assert.equal(body.errors[0].code, 'too_large')
  })

  test('another kind of body is 415', async ({ assert }) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ]) {
      const { status } = await cast.ann.browser.put('/api/user.php', '{"language":"nl"}', { 'content-type': type })

      assert.equal(status, 415, type)
    }
  })

  test('fields that can’t be set are refused, not ignored', async ({ assert }) => {
    for (const field of ['credits', 'paid_user', 'tenant_id', 'status', 'id', '__proto__x']) {
      assert.equal((await cast.ann.browser.put('/api/user.php', { language: 'nl', [field]: 1 })).status, 422, field)
    }
  })

  test('an unknown call is 404 in JSON', async ({ assert }) => {
    const { status, body } = await cast.ann.browser.get('/api/nothing')

    assert.equal(status, 404)
    assert.equal(body.errors[0].code, 'not_found')
  })

  test('errors speak the visitor’s language', async ({ assert }) => {
    const english = await cast.ann.browser.get('/api/nothing')
    const dutch = await cast.dora.browser.get('/api/nothing')

    assert.notEqual(english.body.errors[0].message, english.body.errors[0].code)
    assert.isString(dutch.body.errors[0].message)
  })
})

test.group('The marker', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  const change = (headers: Record<string, string>) => cast.ann.browser.put('/api/user.php', { language: 'nl' }, headers)

  test('a change without it is refused', async ({ assert }) => {
    const { status, body } = await change({ 'x-requested-with': '' })

    assert.equal(status, 403)
    assert.equal(body.errors[0].code, 'marker_missing')
  })

  test('a change from another origin is refused, marker or not', async ({ assert }) => {
    assert.equal((await change({ origin: 'https://evil.example' })).status, 403)
    assert.equal((await change({ origin: `http://${cast.vlam.host}` })).status, 403)
    assert.equal((await change({ origin: 'null' })).status, 403)
    assert.equal((await change({ 'sec-fetch-site': 'cross-site' })).status, 403)
    assert.equal((await change({ 'sec-fetch-site': 'same-site' })).status, 403)
  })

  test('logging out by a GET needs it too', async ({ assert }) => {
    for (const path of ['/api/logout.php', '/api/logout.php/'])
      assert.equal((await cast.ann.browser.get(path, { 'x-requested-with': '' })).status, 403, path)
    assert.equal((await cast.ann.browser.get('/api/user.php')).status, 200)
  })

  test('our own page’s request passes', async ({ assert }) => {
    assert.equal(
      (await change({ origin: `http://${cast.rosa.host}:${process.env.PORT}`, 'sec-fetch-site': 'same-origin' }))
        .status,
      200
    )
  })
})
