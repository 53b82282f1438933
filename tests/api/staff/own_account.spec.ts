import { test } from '@japa/runner'
import { newBrand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { ADMIN_HOST, newPlatformAdmin } from '../admin/staff_of.ts'
import { asInProduction } from '../../in_production.ts'
import { enrol, newColleague, PASSWORD } from './colleague.ts'

const logIn = (email: string, more: object = {}) => {
  const browser = new Visitor(ADMIN_HOST)
  return browser.post('/api/session', { email, password: PASSWORD, ...more }).then((answer) => ({ browser, answer }))
}

test.group('One’s own account in the console', () => {
  test('an authenticator counts once its first code came, and ten recovery codes come with it', async ({ assert }) => {
    const { browser, email } = await newColleague()
    const { body: offered } = await browser.post('/api/account/authenticator')
    const wrong = await browser.put('/api/account/authenticator', { offer: offered.offer, code: '000000' })
    assert.deepInclude(wrong.body.errors[0], { field: 'code', code: 'totp' })
    assert.equal((await logIn(email)).answer.status, 200)

    const { recovery } = await enrol(browser)

    assert.match(offered.uri, /^otpauth:\/\/totp\/.*secret=/)
    assert.lengthOf(new Set(recovery), 10)
    assert.match(recovery[0]!, /^(?:[2-9A-Z]{4}-){2}[2-9A-Z]{4}$/)
    assert.equal((await logIn(email)).answer.body.errors[0].code, 'totp_required')
    const { body } = await browser.get('/api/account')
    assert.deepInclude(body.account, { has_authenticator: true, recovery_codes_left: 10 })
  })

  test('another’s offer is no offer of one’s own', async ({ assert }) => {
    const [kim, sam] = [await newColleague(), await newColleague()]
    const { body } = await kim.browser.post('/api/account/authenticator')

    const { status } = await sam.browser.put('/api/account/authenticator', { offer: body.offer, code: '123456' })

    assert.equal(status, 422)
  })

  test('a recovery code logs in once, however it is typed, and new ones end the old', async ({ assert }) => {
    const { browser, email } = await newColleague()
    const { recovery } = await enrol(browser)
    const [first, second] = recovery as [string, string]

    const used = await logIn(email, { recovery_code: first.toLowerCase().replaceAll('-', ' ') })
    assert.equal(used.answer.status, 200)
    assert.equal((await logIn(email, { recovery_code: first })).answer.status, 401)
    assert.equal((await used.browser.get('/api/account')).body.account.recovery_codes_left, 9)
    const { status } = await browser.post('/api/account/recovery_codes', { password: 'wrong' })
    assert.equal(status, 422)
    const { body } = await browser.post('/api/account/recovery_codes', { password: PASSWORD })
    assert.equal((await logIn(email, { recovery_code: second })).answer.status, 401)
    assert.equal((await logIn(email, { recovery_code: body.recovery_codes[0] })).answer.status, 200)
  })

  test('of one recovery code used many times at once, one logs in', async ({ assert }) => {
    const { browser, email } = await newColleague()
    const { recovery } = await enrol(browser)

    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(email, { recovery_code: recovery[0] })))

    assert.lengthOf(
      answers.filter(({ answer }) => answer.status === 200),
      1
    )
  })

  test('whoever has a second factor proves the password before another one is added', async ({ assert }) => {
    const { browser } = await newColleague()
    await enrol(browser)

    for (const path of ['authenticator', 'passkey_options', 'recovery_codes']) {
      const without = await browser.post(`/api/account/${path}`)
      assert.deepInclude(without.body.errors[0], { field: 'password', code: 'required' }, path)
      const { body } = await browser.post(`/api/account/${path}`, { password: 'wrong' })
      assert.deepInclude(body.errors[0], { field: 'password', code: 'password_wrong' }, path)
      assert.equal((await browser.post(`/api/account/${path}`, { password: PASSWORD })).status, 200, path)
    }
  })

  test('a new password ends the other sessions', async ({ assert }) => {
    const { browser, email } = await newColleague()
    const { browser: other } = await logIn(email)
    const change = (current_password: string, password: string) =>
      browser.put('/api/account/password', { current_password, password })

    assert.equal((await change('wrong', 'another password, longer')).body.errors[0].field, 'current_password')
    assert.equal((await change(PASSWORD, 'manyhearts1')).body.errors[0].field, 'password')
    assert.equal((await change(PASSWORD, 'another password, longer')).status, 204)
    assert.equal((await other.get('/api/session')).status, 403)
    assert.equal((await browser.get('/api/session')).status, 200)
    assert.equal((await logIn(email)).answer.status, 401)
  })

  test('sessions are listed with where they come from, and ended one by one or all at once', async ({ assert }) => {
    const { browser, email } = await newColleague()
    const phone = new Visitor(ADMIN_HOST)
    await phone.post('/api/session', { email, password: PASSWORD }, { 'user-agent': 'A phone' })
    const { browser: third } = await logIn(email)
    const stranger = await newColleague()
    const sessions = async () => (await browser.get('/api/account')).body.account.sessions as any[]

    const phones = (await sessions()).find(({ user_agent }) => user_agent === 'A phone')

    assert.lengthOf(await sessions(), 3)
    assert.deepInclude(phones, { current: false, address: '127.0.0.1' })
    assert.equal((await stranger.browser.delete(`/api/account/sessions/${phones.id}`)).status, 404)
    assert.equal((await browser.delete(`/api/account/sessions/${phones.id}`)).status, 204)
    assert.equal((await phone.get('/api/session')).status, 403)
    assert.equal((await browser.delete('/api/account/sessions')).status, 204)
    assert.equal((await third.get('/api/session')).status, 403)
    assert.deepEqual(
      (await sessions()).map(({ current }) => current),
      [true]
    )
  })

  test('a name and a language of one’s own', async ({ assert }) => {
    const { browser } = await newColleague()

    const { body } = await browser.put('/api/account', { name: 'Kim de Wit', language: 'de' })

    assert.deepInclude(body.account, { name: 'Kim de Wit', language: 'de' })
    assert.deepInclude((await browser.get('/api/session')).body.staff, { name: 'Kim de Wit', language: 'de' })
    assert.equal((await browser.put('/api/account', { name: '', language: 'de' })).status, 422)
  })

  test('a passkey that answers to nothing of ours is none', async ({ assert }) => {
    const { browser, email } = await newColleague()
    const { body } = await browser.post('/api/account/passkey_options')
    const answer = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
    const made = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' }
    const add = (offer: string) =>
      browser.post('/api/account/passkeys', { offer, name: 'Key', response: { ...answer, response: made } })

    assert.equal(body.options.user.name, email)
    assert.equal((await add(body.offer)).body.errors[0].code, 'passkey')
    assert.equal((await add('forged')).body.errors[0].code, 'passkey')
    const visitor = new Visitor(ADMIN_HOST)
    const { body: asked } = await visitor.post('/api/session/passkey_options')
    const response = { ...answer, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } }
    for (const offer of [asked.offer, asked.offer, 'forged'])
      assert.equal((await visitor.post('/api/session/passkey', { offer, response })).status, 401)
  })
})

test.group('In production, before a second factor is set up', () => {
  test('nothing opens but what sets it up', async ({ assert, cleanup }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const { browser, email } = await newColleague({ platform_admin: true })
    cleanup(asInProduction())

    for (const path of ['/api/tenants', `/api/tenants/${brand.id}`, '/api/access', '/api/access-tokens']) {
      const { status, body } = await browser.get(path)
      assert.deepEqual([status, body.errors[0].code], [403, 'second_factor_required'], path)
    }
    const invited = { email: 'x@example.com', name: 'X', language: 'en', platform_admin: true, grants: [] }
    assert.equal((await browser.post('/api/staff_members', invited)).status, 403)
    assert.isTrue((await browser.get('/api/session')).body.staff.must_enrol)
    const { recovery } = await enrol(browser)
    assert.equal((await browser.get('/api/tenants')).status, 200)
    assert.isFalse((await browser.get('/api/session')).body.staff.must_enrol)
    assert.equal((await logIn(email, { recovery_code: recovery[0] })).answer.status, 200)
  })

  test('another admin recovers a lost one: the next log-in sets up a new one', async ({ assert, cleanup }) => {
    const [kim, sam] = [await newColleague(), await newColleague({ platform_admin: true })]
    cleanup(asInProduction())
    await enrol(kim.browser)
    await enrol(sam.browser)

    assert.equal((await sam.browser.delete(`/api/staff_members/${kim.id}/second_factor`)).status, 204)

    assert.equal((await kim.browser.get('/api/session')).status, 403)
    const { browser, answer } = await logIn(kim.email)
    assert.isTrue(answer.body.staff.must_enrol)
    await enrol(browser)
    assert.equal((await browser.get('/api/access')).status, 200)
    assert.equal((await (await newPlatformAdmin()).delete('/api/staff_members/77/second_factor')).status, 403)
  })
})
