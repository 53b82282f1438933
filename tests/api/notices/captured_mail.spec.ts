import { test } from '@japa/runner'
import env from '@manyhearts/api/start/env'
import { refuseToLoseMail } from '@manyhearts/api/app/notices/mails/refuse_to_lose_mail'
import { type Brand, newBrand } from '../../cast.ts'
import { codeIn, newestMailTo, tokenIn } from '../../mailbox.ts'
import { Visitor } from '../../visitor.ts'
import { signUp } from '../identity/signup/signing_up.ts'

test.group('Captured mail', (group) => {
  let brand: Brand
  const reader = new Visitor('mail.localhost')
  group.setup(async () => {
    brand = await newBrand('rosa', 'GB', 'en-GB')
  })

  test('the list has the newest mail on top', async ({ assert }) => {
    const first = await signUp(brand)
    await newestMailTo(first.email)
    const second = await signUp(brand)
    await newestMailTo(second.email)

    const page = await reader.get('/')

    assert.equal(page.status, 200)
    assert.match(String(page.headers['content-type']), /text\/html/)
    assert.isBelow(page.text.indexOf(second.email), page.text.indexOf(first.email))
    assert.isAbove(page.text.indexOf(second.email), 0)
  })

  test('a mail’s page has its text, its code and a link to click', async ({ assert }) => {
    const { email } = await signUp(brand)
    const mail = await newestMailTo(email)
    const path = pathOf((await reader.get('/')).text, email)

    const page = await reader.get(path)

    assert.include(page.text, codeIn(mail))
    assert.include(page.text, `<a href="http://${brand.host}:${process.env.PORT}/${tokenIn(mail)}">`)
    const body = await reader.get(`${path}/body`)
    assert.include(body.text, codeIn(mail))
    assert.match(String(body.headers['content-security-policy']), /default-src 'none'/)
  })

  test('a visitor’s name is text, on the page and in the mail', async ({ assert }) => {
    const { email } = await signUp(brand, { name: `<img src=x id=y>` })
    const mail = await newestMailTo(email)

    const page = await reader.get(pathOf((await reader.get('/')).text, email))

    assert.notInclude(page.text, '<img')
    assert.notInclude(mail.html, '<img')
    assert.include(mail.html, '&lt;img src=x id=y&gt;')
  })

  test('an unknown mail is not found, and brands show none', async ({ assert }) => {
    for (const path of [
      '/mails/..%2F..%2Fetc%2Fpasswd',
      '/mails/x.eml',
      '/mails/20260101T000000.000Z-00.eml',
      '/api/user.php',
    ]) {
      assert.equal((await reader.get(path)).status, 404)
    }
    assert.notInclude((await new Visitor(brand.host).get('/mails/x.eml')).text, 'Captured')
  })

  test('in production the server does not start without a mail server, unless a sandbox is allowed', async ({
    assert,
    cleanup,
  }) => {
    const before = env.get('NODE_ENV')
    cleanup(() => {
      env.set('NODE_ENV', before)
      env.set('MAIL_URL', '')
      env.set('ALLOW_SANDBOX', false)
    })
    assert.doesNotThrow(refuseToLoseMail)

    env.set('NODE_ENV', 'production')
    assert.throws(refuseToLoseMail, /MAIL_URL/)

    env.set('ALLOW_SANDBOX', true)
    assert.doesNotThrow(refuseToLoseMail)
    env.set('ALLOW_SANDBOX', false)
    env.set('MAIL_URL', 'smtp://mail.example')
    assert.doesNotThrow(refuseToLoseMail)
  })
})

function pathOf(list: string, email: string): string {
  const item = list.split('<li>').find((one) => one.includes(email))!
  return /href="(\/mails\/[^"]+)"/.exec(item)![1]!
}
