import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { asOwner, newBrand, newPerson } from '../../cast.ts'
import { asInProduction } from '../../in_production.ts'
import { PASSWORD } from '../../password.ts'
import { Visitor } from '../../visitor.ts'

const COOKIE = /^__Host-(sid|device)=[\w.-]{43,}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/

test.group('In production, at a brand’s own domain', (group) => {
  let host: string
  let email: string
  group.setup(async () => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    host = `rosa-${randomBytes(4).toString('hex')}.example`
    await asOwner((owner) =>
      owner.query(`insert into global.domains (tenant_id, host, language, country) values ($1, $2, 'en-GB', 'GB')`, [
        brand.id,
        host,
      ])
    )
    email = (await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })).member.email
    return asInProduction()
  })

  test('cookies are the host’s alone, go over HTTPS only, and no script reads them', async ({ assert }) => {
    const browser = new Visitor(host)

    const { status, headers } = await browser.post('/api/session', { email, password: PASSWORD })

    assert.equal(status, 200)
    const cookies = headers['set-cookie'] as string[]
    assert.sameMembers(
      cookies.map((cookie) => COOKIE.exec(cookie)?.[1]),
      ['sid', 'device']
    )
    assert.equal((await browser.get('/api/user.php')).status, 200)
    const cleared = await browser.get('/api/logout.php')
    assert.match(String(cleared.headers['set-cookie']), /^__Host-sid=; Max-Age=0; Path=\/; .*Secure/)
  })

  test('changes come from the page’s own origin only, which is HTTPS', async ({ assert }) => {
    const from = (origin: string) => new Visitor(host).post('/api/session', { email, password: PASSWORD }, { origin })

    assert.equal((await from(`https://${host}`)).status, 200)
    for (const origin of [`http://${host}`, `https://${host}:8443`, `https://x.${host}`])
      assert.equal((await from(origin)).status, 403, origin)
  })

  test('calls and pages tell browsers to be strict', async ({ assert }) => {
    const call = await new Visitor(host).get('/api/settings.php')
    const page = await new Visitor(host).get('/login', { accept: 'text/html' })

    for (const { headers } of [call, page]) {
      assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin')
      assert.isString(headers['permissions-policy'])
      assert.isUndefined(headers['x-powered-by'])
    }
    const policy = String(page.headers['content-security-policy']).replace(/nonce-[\w-]+/g, 'nonce-')
    assert.include(policy, "default-src 'none'; script-src 'nonce-' 'strict-dynamic'; style-src 'self' 'nonce-'")
    for (const part of ["connect-src 'self';", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      assert.include(policy, part)
    assert.notMatch(policy, /unsafe|\*|http:|ws:/)
    assert.equal(
      call.headers['content-security-policy'],
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
  })
})
