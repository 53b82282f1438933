import { test } from '@japa/runner'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { newAddress, signUp } from '../signup/signing_up.ts'

test.group('Logging in', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('a member logs in with e-mail and password, capitals or not, and sees their account', async ({ assert }) => {
    const browser = new Visitor(cast.rosa.host)

    const answer = await browser.post('/api/user.php', {
      email: ` ${cast.ann.member.email.toUpperCase()} `,
      password: PASSWORD,
    })

    assert.equal(answer.status, 200)
    assert.containsSubset(answer.body.user, {
      id: cast.ann.member.id,
      email: cast.ann.member.email,
      status: 'active',
      credits: 0,
      paid_user: false,
      fictional_icon: false,
      language: 'en',
      notifications_disabled: [],
      total_unread_messages: 0,
      total_new_likes: 0,
      month_spent_minor: 0,
      profile: { id: cast.ann.profile.id, name: 'Ann', country: 'GB', status: 'active', main_image: null, age: 35 },
    })
    assert.deepEqual((await browser.get('/api/user.php')).body, answer.body)
  })

  test('the session’s cookie can’t be read by scripts and stays for thirty days', async ({ assert }) => {
    const answer = await new Visitor(cast.rosa.host).post('/api/session', {
      email: cast.ben.member.email,
      password: PASSWORD,
    })

    const sid = (answer.headers['set-cookie'] as string[]).find((cookie) => cookie.startsWith('sid='))!
    assert.match(sid, /Max-Age=2592000/)
    assert.match(sid, /HttpOnly/i)
    assert.match(sid, /SameSite=Lax/i)
    assert.notMatch(sid, /Domain=/i)
  })

  test('a browser that has no language of its own speaks the member’s from then on', async ({ assert }) => {
    const { rosa, ben } = cast
    await asTenant(rosa, () => ben.member.merge({ language: 'de' }).save())
    const credentials = { email: ben.member.email, password: PASSWORD }
    const [unset, chosen] = [new Visitor(rosa.host), new Visitor(rosa.host)]
    chosen.cookies.set('i18n_redirected', 'fr')

    const answer = await unset.post('/api/user.php', credentials)
    await chosen.post('/api/user.php', credentials)

    const cookie = (answer.headers['set-cookie'] as string[]).find((one) => one.startsWith('i18n_redirected='))!
    assert.match(cookie, /^i18n_redirected=de; Max-Age=31536000; Path=\/; SameSite=Lax$/)
    assert.equal((await unset.get('/api/settings.php')).body.locale, 'de')
    assert.equal((await chosen.get('/api/settings.php')).body.locale, 'fr')
    assert.include((await unset.get('/terms', { accept: 'text/html' })).text, '<html lang="de"')
  })

  test('a member who has not confirmed their address logs in too', async ({ assert }) => {
    const answer = await new Visitor(cast.rosa.host).post('/api/user.php', {
      email: cast.cleo.member.email,
      password: PASSWORD,
    })

    assert.equal(answer.status, 200)
    assert.equal(answer.body.user.status, 'not_confirmed')
    assert.equal(answer.body.user.profile.status, 'disabled')
  })

  test('a wrong password and an unknown address are answered byte by byte alike', async ({ assert }) => {
    const known = await new Visitor(cast.rosa.host).post('/api/user.php', {
      email: cast.ann.member.email,
      password: 'wrong',
    })
    const unknown = await new Visitor(cast.rosa.host).post('/api/user.php', { email: newAddress(), password: 'wrong' })

    assert.equal(known.status, 401)
    assert.equal(known.body.errors[0].code, 'login_failed')
    assert.equal(known.text, unknown.text)
    assert.deepEqual(Object.keys(known.headers).sort(), Object.keys(unknown.headers).sort())
  })

  test('a sign-up with another member’s address logs in there as itself, so the answer reveals nothing', async ({
    assert,
  }) => {
    const password = 'the password of a stranger'
    await signUp(cast.rosa, { email: cast.ben.member.email, password })

    const answer = await new Visitor(cast.rosa.host).post('/api/user.php', { email: cast.ben.member.email, password })

    assert.equal(answer.status, 200)
    assert.notEqual(answer.body.user.id, cast.ben.member.id)
    assert.equal(answer.body.user.status, 'not_confirmed')
  })

  test('another brand’s member does not exist here', async ({ assert }) => {
    const answer = await new Visitor(cast.rosa.host).post('/api/user.php', {
      email: cast.dora.member.email,
      password: PASSWORD,
    })

    assert.equal(answer.status, 401)
  })

  test('a session of one brand is invalid at another', async ({ assert }) => {
    const stranger = new Visitor(cast.vlam.host)
    stranger.cookies.set('sid', cast.ann.browser.cookies.get('sid')!)

    const answer = await stranger.get('/api/user.php')

    assert.equal(answer.status, 403)
    assert.isTrue(answer.body.authentication_required)
    assert.equal(answer.body.errors[0].code, 'authentication_required')
  })

  test('a banned member neither logs in nor stays logged in', async ({ assert }) => {
    const { browser, email } = await signUp(cast.rosa, { password: PASSWORD })
    await asOwner(
      (owner) => owner.query(`update app.members set status = 'banned' where email = $1`, [email]),
      cast.rosa
    )

    assert.equal((await browser.get('/api/user.php')).status, 403)
    const again = (password: string) => new Visitor(cast.rosa.host).post('/api/user.php', { email, password })
    assert.equal((await again('wrong password')).status, 401)
    const { status, body } = await again(PASSWORD)
    assert.deepEqual([status, body.errors[0].code], [403, 'account_banned'])
  })

  test('an invalid log-in is refused with the field’s name', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)

    for (const [body, field] of [
      [{ password: 'x' }, 'email'],
      [{ email: 'ann@example.com' }, 'password'],
      [{ email: 'ann@example.com\0', password: 'x' }, 'email'],
      [{ email: ['ann@example.com'], password: 'x' }, 'email'],
      [{ email: 'ann@example.com', password: 'x', admin: true }, 'admin'],
    ] as const) {
      const answer = await visitor.post('/api/user.php', body)
      assert.equal(answer.status, 422)
      assert.include(
        answer.body.errors.map((error: any) => error.field),
        field
      )
    }
  })

  test('a log-in without the marker or from another origin is refused', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    const body = { email: cast.ann.member.email, password: PASSWORD }

    for (const headers of [
      { 'x-requested-with': '' },
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await visitor.post('/api/user.php', body, headers as never)
      assert.equal(answer.status, 403)
      assert.equal(answer.body.errors[0].code, 'marker_missing')
    }
  })

  test('a push subscription is not a log-in', async ({ assert }) => {
    const browser = new Visitor(cast.rosa.host)

    const { status } = await browser.post('/api/user.php?push=1', { email: cast.ann.member.email, password: PASSWORD })

    assert.equal(status, 403)
    assert.equal(browser.cookies.size, 0)
  })

  test('logging out ends the session on the server, and needs the marker', async ({ assert }) => {
    const browser = new Visitor(cast.rosa.host)
    await browser.post('/api/user.php', { email: cast.ann.member.email, password: PASSWORD })
    const copy = new Visitor(cast.rosa.host)
    copy.cookies.set('sid', browser.cookies.get('sid')!)

    assert.equal((await browser.get('/api/logout.php', { 'x-requested-with': '' })).status, 403)
    assert.equal((await browser.get('/api/logout.php')).status, 204)

    assert.equal((await browser.get('/api/user.php')).status, 403)
    assert.equal((await copy.get('/api/user.php')).status, 403)
    assert.equal((await browser.get('/api/logout.php')).status, 204)
  })

  test('logging in again begins a new session and ends the old one', async ({ assert }) => {
    const browser = new Visitor(cast.rosa.host)
    await browser.post('/api/user.php', { email: cast.ann.member.email, password: PASSWORD })
    const old = new Visitor(cast.rosa.host)
    old.cookies.set('sid', browser.cookies.get('sid')!)

    await browser.post('/api/user.php', { email: cast.ann.member.email, password: PASSWORD })

    assert.notEqual(browser.cookies.get('sid'), old.cookies.get('sid'))
    assert.equal((await old.get('/api/user.php')).status, 403)
  })
})
