import { test } from '@japa/runner'
import { newBrand } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { auditOf, newStaff } from '../staff_of.ts'

const SETTINGS = { name: 'Rosa & Co', support_email: '<b>@rosa.example', refund_days: 21 }
const rosa = () => newBrand('rosa', 'GB', 'en-GB', SETTINGS)
const path = (brand: { id: string }, page = 'faq.en') => `/api/tenants/${brand.id}/pages/${page}/preview`
const draft = (body: string) => ({ title: 'Ask {{site}}', description: '', body })

test.group('The preview of a text', () => {
  test('is what visitors would read, and stores nothing', async ({ assert }) => {
    const brand = await rosa()
    const sam = await newStaff([{ brand, role: 'operator' }])
    const { standard } = (await sam.get(`/api/tenants/${brand.id}/pages/terms.de`)).body
    const german = new Visitor(brand.host)
    german.cookies.set('i18n_redirected', 'de')

    const { status, body } = await sam.post(path(brand, 'terms.de'), standard)
    const own = await sam.post(path(brand), draft('You have {{refund_days}} days.'))

    const { name, ...read } = (await german.get('/api/pages/terms')).body
    assert.equal(status, 200)
    assert.equal(name, 'terms')
    assert.deepEqual(body, read)
    assert.deepEqual(own.body, {
      title: 'Ask Rosa & Co',
      description: '',
      html: '<p>You have 21 days.</p>\n',
      contents: [],
    })
    assert.isNull((await sam.get(`/api/tenants/${brand.id}/pages/faq.en`)).body.own)
    assert.deepEqual(await auditOf(brand), [])
  })

  test('shows nothing unsafe, neither of the text nor of the values in it', async ({ assert }) => {
    const brand = await rosa()
    const sam = await newStaff([{ brand, role: 'operator' }])

    const { body } = await sam.post(
      path(brand),
      draft(
        '<script>alert(1)</script><img src=x onerror=alert(1)> {{support_email}} [a](javascript:alert(1))\n\n' +
          '[b](data:text/html,x) ![c](javascript:alert(1)) <http://ok.example> [d](vbscript:x)\n\n<style>*{}</style>'
      )
    )

    assert.notMatch(body.html, /<(script|style|img|b)[\s>]/)
    assert.notMatch(body.html, /(href|src)="(javascript|data|vbscript)/)
    assert.include(body.html, '&lt;b&gt;@rosa.example')
    assert.include(body.html, '<a href="http://ok.example">')
  })

  test('names the tags it can’t fill in', async ({ assert }) => {
    const brand = await rosa()
    const sam = await newStaff([{ brand, role: 'operator' }])

    const { status, body } = await sam.post(path(brand), draft('A\n{{brand}}'))

    assert.equal(status, 422)
    assert.deepInclude(body.errors[0], { field: 'body', code: 'page_tag', meta: { tag: '{{brand}}', line: 2 } })
  })

  test('is for staff who may see the brand', async ({ assert }) => {
    const [brand, other] = [await rosa(), await newBrand('vlam', 'NL', 'nl-NL')]
    const looker = await newStaff([{ brand, role: 'read_only' }])
    const ask = (id: string) => looker.post(path({ id }), draft('Hello'))

    assert.equal((await ask(brand.id)).status, 200)
    assert.equal((await ask(other.id)).status, 404)
    assert.equal((await ask(other.id)).text, (await ask('77')).text)
    assert.equal((await (await newStaff([{ brand, role: 'desk' }])).post(path(brand), draft('Hello'))).status, 403)
  })
})
