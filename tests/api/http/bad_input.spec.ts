import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { draft } from '../identity/signup/signing_up.ts'

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

  test('a list or object where a text or number is expected is 422', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    for (const odd of [['x'], {}, [{}]]) {
      const signup = await visitor.post('/api/signup', draft({ email: odd, name: 'text', password: odd }))
      const checked = await visitor.post('/api/signup-checks', {
        fields: ['name', 'email'],
        draft: draft({ email: odd }),
      })
      const searched = await cast.ann.browser.post('/api/search-alerts', { min_age: odd, max_age: 40 })

      for (const { status, text } of [signup, checked, searched]) assert.equal(status, 422, text)
      assert.sameMembers(
        signup.body.errors.map(({ field }: { field: string }) => field),
        ['email', 'password']
      )
    }
  })

  test('a body that can’t be converted, or is nested without end, is 400', async ({ assert }) => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    for (const odd of ['{"toString":"x"}', '{"toString":null,"valueOf":1}', '[{"a":{"valueOf":1}}]', deep])
      for (const [path, body] of [
        ['/api/signup', `{"email":${odd},"name":"text"}`],
        ['/api/signup-checks', `{"fields":["name"],"draft":{"email":${odd},"name":"text"}}`],
        ['/api/search-alerts', `{"min_age":${odd},"max_age":40}`],
        ['/api/profile', `{"interests":${odd}}`],
      ] as const)
        assert.equal(
          (await cast.ann.browser.ask(path === '/api/profile' ? 'PUT' : 'POST', path, body, {})).status,
          400,
          body.slice(0, 80)
        )
  })

  test('a body that isn’t compressed as it says is 400', async ({ assert }) => {
    for (const coding of ['gzip', 'deflate', 'br']) {
      const answer = await cast.ann.browser.put('/api/user.php', '{"language":"nl"}', { 'content-encoding': coding })

      assert.equal(answer.status, 400, coding)
      assert.equal(answer.body.errors[0].code, 'malformed')
    }
    const { status } = await cast.ann.browser.put('/api/user.php', gzipSync('{"language":"en"}'), {
      'content-encoding': 'gzip',
    })
    assert.equal(status, 200)
  })

  test('a path that is no text is 400: a call says so in JSON, a page as the brand’s own in the visitor’s language', async ({
    assert,
  }) => {
    const visitor = new Visitor(cast.rosa.host)
    visitor.cookies.set('i18n_redirected', 'nl')
    for (const odd of ['%ff', '%', '%c0%80', '%ED%A0%80', '%ff%2f..']) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const call = await visitor.ask(method, `/api/members/${odd}?x=%ff`, undefined, {})
        assert.equal(call.status, 400, odd)
        assert.deepEqual(call.body, { errors: [{ code: 'malformed', message: 'We konden dit verzoek niet lezen.' }] })
        assert.equal(call.headers['x-content-type-options'], 'nosniff')
      }
      for (const path of [`/${odd}`, `/members/${odd}`, `/assets/${odd}`]) {
        const page = await visitor.get(path, { accept: 'text/html', 'x-requested-with': '' })
        assert.equal(page.status, 400, path)
        assert.match(page.text, /<html lang="nl"/)
        assert.match(page.text, /--color-primary/)
        assert.include(page.text, 'We konden dit verzoek niet lezen.')
      }
    }
    assert.equal((await new Visitor('nobody.localhost').get('/%ff')).status, 421)
    assert.equal((await new Visitor('admin.localhost').get('/api/tenants/%ff')).body.errors[0].code, 'malformed')
  })

  test('a request line that doesn’t begin with a path is 400', async ({ assert }) => {
    for (const path of [`http://${cast.rosa.host}/api/settings.php`, `https://${cast.rosa.host}/`, 'api/settings.php'])
      for (const accept of ['application/json', 'text/html'])
        assert.equal((await cast.ann.browser.get(path, { accept })).status, 400, path)
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
    assert.equal((await change({ origin: `http://${cast.vlam.host}:${process.env.PORT}` })).status, 403)
    assert.equal((await change({ origin: 'null' })).status, 403)
    assert.equal((await change({ 'sec-fetch-site': 'cross-site' })).status, 403)
    assert.equal((await change({ 'sec-fetch-site': 'same-site' })).status, 403)
  })

  test('a change from the own host by another scheme or port is refused', async ({ assert }) => {
    const { host } = cast.rosa
    for (const origin of [
      `http://${host}`,
      `http://${host}:1`,
      `https://${host}:${process.env.PORT}`,
      `https://${host}`,
    ])
      assert.equal((await change({ origin })).status, 403, origin)
  })

  test('a GET that changes something needs it too, however its path is written', async ({ assert }) => {
    const without = (method: string, path: string) =>
      cast.ann.browser.ask(method, path, undefined, { 'x-requested-with': '' })
    for (const call of ['logout.php', 'auto-like.php']) {
      for (const path of [`/api/${call}/`, `/api/${call}?x`, `/api/${call}#x`])
        for (const method of ['GET', 'HEAD']) assert.equal((await without(method, path)).status, 403, path)
      const dotted = call.replace('.', '%2e')
      for (const path of [`/api//${call}`, `//api/${call}//`, `/%61pi/${call}`, `/api/${dotted}`, `/api/x/../${call}`])
        assert.include([403, 404], (await without('GET', path)).status, path)
    }
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
