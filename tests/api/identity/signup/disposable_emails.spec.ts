import { test } from '@japa/runner'
import { newBrand, type Brand } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { signUp } from './signing_up.ts'

test.group('Disposable addresses', () => {
  const faultOf = async (brand: Brand, email: string) => {
    const { answer } = await signUp(brand, { email })
    return answer.status === 201 ? null : `${answer.body.errors[0].field} ${answer.body.errors[0].code}`
  }
  let count = 0
  const at = (domain: string) => `ann${count++}-${Date.now()}@${domain}`

  test('are refused, as soon as they are typed too', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    assert.equal(await faultOf(brand, at('mailinator.com')), 'email email_disposable')
    assert.equal(await faultOf(brand, at('Sub.Mailinator.com')), 'email email_disposable')
    assert.isNull(await faultOf(brand, at('example.com')))
    const { status, body } = await new Visitor(brand.host).post('/api/signup-checks', {
      fields: ['email'],
      draft: { email: at('mailinator.com') },
    })
    assert.deepEqual([status, body.errors[0].code], [422, 'email_disposable'])
    assert.match(body.errors[0].message, /disposable/)
  })

  test('are taken or refused as the brand says', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', {
      allowed_email_domains: ['mailinator.com'],
      refused_email_domains: ['rude.example'],
    })
    assert.isNull(await faultOf(brand, at('mailinator.com')))
    assert.equal(await faultOf(brand, at('rude.example')), 'email email_disposable')
    const open = await newBrand('rosa', 'GB', 'en-GB', {
      refuse_disposable_emails: false,
      refused_email_domains: ['rude.example'],
    })
    assert.isNull(await faultOf(open, at('yopmail.com')))
    assert.equal(await faultOf(open, at('very.rude.example')), 'email email_disposable')
  })

  test('no member changes to one', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const { browser } = await signUp(brand)
    const { status, body } = await browser.put('/api/activation/address', { email: at('mailinator.com') })
    assert.deepEqual([status, body.errors[0].code], [422, 'email_disposable'])
  })
})
