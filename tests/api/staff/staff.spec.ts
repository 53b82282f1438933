import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import { asOwner, newBrand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { PASSWORD } from './colleague.ts'

const HOST = 'admin.localhost'

test.group('Staff logging in to the console', () => {
  test('staff log in, see where they work, and log out', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const { email, id } = await newStaff()
    await asOwner((owner) =>
      owner.query(`insert into staff.grants (staff_member_id, tenant_id, role) values ($1, $2, 'support')`, [
        id,
        brand.id,
      ])
    )
    const browser = new Visitor(HOST)

    const answer = await browser.post('/api/session', { email: email.toUpperCase(), password: PASSWORD })

    assert.equal(answer.status, 200)
    assert.match(
      String(answer.headers['set-cookie']),
      /^sid=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/
    )
    assert.deepEqual(answer.body, {
      staff: {
        id,
        email,
        name: 'Sam',
        language: 'en',
        platform_admin: false,
        must_enrol: false,
        grants: [{ tenant_id: brand.id, slug: brand.slug, role: 'support' }],
      },
    })
    assert.deepEqual((await browser.get('/api/session')).body, answer.body)
    assert.equal((await browser.delete('/api/session')).status, 204)
    assert.equal((await browser.get('/api/session')).status, 403)
    assert.deepEqual(await actionsOf(id), ['logged_in', 'logged_out'])
  })

  test('a wrong password is refused like an unknown address, and only the first is in the log', async ({ assert }) => {
    const { email, id } = await newStaff()

    const known = await new Visitor(HOST).post('/api/session', { email, password: 'wrong' })
    const unknown = await new Visitor(HOST).post('/api/session', { email: 'nobody@example.com', password: 'wrong' })

    assert.equal(known.status, 401)
    assert.equal(known.text, unknown.text)
    assert.deepEqual(await actionsOf(id), ['log_in_failed'])
  })

  test('with an authenticator the password alone is not enough, and a code is good once', async ({ assert }) => {
    const secret = new Secret()
    const { email } = await newStaff({ secret })
    const totp = () => new TOTP({ secret }).generate()
    const logIn = (code?: string) => new Visitor(HOST).post('/api/session', { email, password: PASSWORD, totp: code })

    const without = await logIn()
    const right = totp()

    assert.equal(without.status, 401)
    assert.equal(without.body.errors[0].code, 'totp_required')
    assert.equal((await logIn(right === '111111' ? '222222' : '111111')).body.errors[0].code, 'login_failed')
    assert.equal((await logIn(right)).status, 200)
    assert.equal((await logIn(right)).status, 401)
    assert.equal((await logIn('12345')).status, 422)
  })

  test('a code can’t be guessed: of many at once five are looked at, then even the right one is refused', async ({
    assert,
  }) => {
    const secret = new Secret()
    const { email } = await newStaff({ secret })
    const right = new TOTP({ secret }).generate()
    const codes = Array.from({ length: 20 }, (_, guess) => String(guess).padStart(6, '0')).filter(
      (one) => one !== right
    )
    const logIn = (totp: string) => new Visitor(HOST).post('/api/session', { email, password: PASSWORD, totp })

    const statuses = (await Promise.all(codes.map(logIn))).map(({ status }) => status)

    assert.lengthOf(
      statuses.filter((status) => status === 401),
      5
    )
    assert.isTrue(statuses.every((status) => [401, 429].includes(status)))
    assert.equal((await logIn(right)).status, 429)
  })

  test('a code used many times at once logs in once', async ({ assert }) => {
    const secret = new Secret()
    const { email } = await newStaff({ secret })
    const totp = new TOTP({ secret }).generate()

    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => new Visitor(HOST).post('/api/session', { email, password: PASSWORD, totp }))
    )

    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
  })

  test('five wrong passwords block staff too', async ({ assert }) => {
    const { email } = await newStaff()
    for (let time = 1; time <= 5; time++) await new Visitor(HOST).post('/api/session', { email, password: 'wrong' })

    const blocked = await new Visitor(HOST).post('/api/session', { email, password: PASSWORD })

    assert.equal(blocked.status, 429)
    assert.equal(blocked.body.errors[0].meta.minutes, 1)
  })

  test('disabled staff are out, session and all', async ({ assert }) => {
    const { email, id } = await newStaff()
    const browser = new Visitor(HOST)
    await browser.post('/api/session', { email, password: PASSWORD })
    await asOwner((owner) => owner.query('update staff.staff_members set disabled_at = now() where id = $1', [id]))

    assert.equal((await browser.get('/api/session')).status, 403)
    assert.equal((await browser.post('/api/session', { email, password: PASSWORD })).status, 401)
  })

  test('staff are unknown at a brand, and a brand’s calls are not on the console’s host', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const { email } = await newStaff()
    const browser = new Visitor(HOST)
    await browser.post('/api/session', { email, password: PASSWORD })
    const stranger = new Visitor(brand.host)
    stranger.cookies.set('sid', browser.cookies.get('sid')!)

    assert.equal((await stranger.post('/api/session', { email, password: PASSWORD })).status, 401)
    assert.equal((await stranger.get('/api/user.php')).status, 403)
    assert.equal((await browser.get('/api/user.php')).status, 404)
    assert.equal((await browser.get('/health/live')).status, 200)
  })

  test('without the marker no one logs in or out', async ({ assert }) => {
    const { email } = await newStaff()
    const browser = new Visitor(HOST)

    assert.equal(
      (await browser.post('/api/session', { email, password: PASSWORD }, { 'x-requested-with': '' })).status,
      403
    )
    assert.equal((await browser.delete('/api/session', undefined, { 'x-requested-with': '' })).status, 403)
  })
})

async function newStaff({ secret }: { secret?: Secret } = {}): Promise<{ id: string; email: string }> {
  const email = `sam-${randomBytes(4).toString('hex')}@example.com`
  const { rows } = await asOwner(async (owner) =>
    owner.query(
      'insert into staff.staff_members (email, name, password_hash, totp_secret) values ($1, $2, $3, $4) returning id::text',
      [email, 'Sam', await hash.make(PASSWORD), secret ? encryption.encrypt(secret.base32) : null]
    )
  )
  return { id: rows[0].id, email }
}

async function actionsOf(id: string): Promise<string[]> {
  const { rows } = await asOwner((owner) =>
    owner.query('select action from staff.audit_entries where staff_member_id = $1 order by id', [id])
  )
  return rows.map(({ action }) => action)
}
