import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Email } from 'postal-mime'
import { formatMoney } from '@manyhearts/api/app/credits/packages/format_money'
import Order from '@manyhearts/api/app/credits/orders/order'
import { newToken } from '@manyhearts/api/app/http/opaque_token'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { sendMailJob } from '@manyhearts/api/app/notices/compositions/send_mail_job'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, type Brand, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { mailAbout } from '../../../mailbox.ts'
import { pdfText } from '../../../pdf_text.ts'
import { Visitor } from '../../../visitor.ts'
import { mailsOf } from '../../notices/mails_of.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { newPackage, order, pay } from '../shop.ts'

const speak = (person: Person, language: string) =>
  asTenant(person.brand, () => person.member.merge({ language }).save())

async function change(brand: Brand, { id }: { id: string }, values: Record<string, unknown>): Promise<void> {
  const names = Object.keys(values)
  await asOwner(
    (owner) =>
      owner.query(
        `update app.orders set ${names.map((name, index) => `${name} = $${index + 3}`).join(', ')} where tenant_id = $1 and id = $2`,
        [brand.id, id, ...Object.values(values)]
      ),
    brand
  )
}

const attached = ({ attachments }: Email) => Buffer.from(attachments[0]!.content as ArrayBuffer)

test.group('The receipt by mail', () => {
  test('comes once, with everything the order is about, and the PDF', async ({ assert }) => {
    const { rosa, ann } = await newCast()
    const paid = await pay(ann, await newPackage(rosa, { credits: 100, bonus_credits: 10, price_minor: 1210 }))

    const mail = await mailAbout(ann.member.email, new RegExp(paid.number))
    await nothingIsLeft(rosa)

    assert.equal(mail.subject, `Your order ${paid.number} at rosa`)
    for (const part of [mail.text!, mail.html!]) {
      for (const said of ['£12.10', '100 credits', 'Bonus credits (10)', 'Card', 'TESTS B.V.', 'United Kingdom'])
        assert.include(part, said)
      assert.include(part, 'VAT 20% (United Kingdom): £2.02 included')
      assert.include(part, 'Kade 1, Amsterdam, Netherlands')
      assert.include(part, 'GB1')
      assert.include(part, `write to support@${rosa.host} and give the order number`)
      assert.include(part, `/transactions/${paid.id}`)
      assert.include(part, `/withdraw?order=${paid.number}`)
      assert.include(part, 'you expressly asked to get the credits at once')
      assert.include(part, 'this ends your right to withdraw for the credits you use')
      assert.notInclude(part, '{{')
    }
    assert.equal(mail.attachments[0]!.filename, `${rosa.slug}-${paid.number}.pdf`)
    assert.equal(mail.attachments[0]!.mimeType, 'application/pdf')
    const printed = pdfText(attached(mail))
    for (const said of [paid.number, 'you expressly asked', `/withdraw?order=${paid.number}`])
      assert.include(printed, said)
    assert.lengthOf(await mailsOf(ann), 1)
  })

  test('comes once, though its job runs twice', async ({ assert }) => {
    const { rosa, ann } = await newCast()
    const paid = await pay(ann, await newPackage(rosa))
    const site = (await siteByTenantId(rosa.id))!
    const job = { id: randomUUID(), createdAt: new Date(), site, data: { mail: 'receipt', order: paid.id } }
    await mailAbout(ann.member.email, new RegExp(paid.number))

    for (const _ of [1, 2]) await asTenant(rosa, () => sendMailJob(job))

    const recorded = await asOwner(
      (owner) => owner.query('select tries from app.mails where tenant_id = $1 and job_id = $2', [rosa.id, job.id]),
      rosa
    )
    assert.deepEqual(recorded.rows, [{ tries: 2 }])
    assert.lengthOf(await mailsOf(ann), 2, 'the first job’s, and one of the job that ran twice')
  })

  test('speaks the member’s language in the brand’s form of address', async ({ assert }) => {
    for (const [language, form, said, name] of [
      ['de', 'formal', 'Ihre Bestellung', 'Anna'],
      ['de', 'informal', 'Deine Bestellung', 'Anna'],
      ['pl', 'informal', 'Twoje zamówienie', 'Łucja'],
      ['pl', 'formal', 'Zamówienie', 'Łucja'],
    ] as const) {
      const { rosa } = await newCast({ rosa: { form_of_address: form } })
      const person = await newPerson(rosa, {
        name,
        gender: 'female',
        looking_for: 'male',
        email: `${randomUUID()}@example.com`,
      })
      await speak(person, language)
      const paid = await pay(person, await newPackage(rosa))

      const mail = await mailAbout(person.member.email, new RegExp(paid.number))

      assert.isTrue(mail.subject!.startsWith(said), mail.subject)
      const price = formatMoney(paid.amountMinor, paid.currency, language)
      assert.include(mail.text, price)
      assert.include(pdfText(attached(mail)), language === 'pl' ? 'Numer zamówienia' : 'Bestellnummer')
      assert.include(pdfText(attached(mail)).replaceAll('\n', ''), price)
    }
  })
})

test.group('The mail on money that went back', () => {
  test('says how much was refunded, and how many credits are gone', async ({ assert }) => {
    const { rosa, ann } = await newCast()

    const paid = await pay(ann, await newPackage(rosa, { credits: 100, price_minor: 1000 }), { refundedMinor: 400 })

    const { text, subject } = await mailAbout(ann.member.email, /Refund/)
    assert.equal(subject, `Refund for your order ${paid.number}`)
    assert.include(text, 'We refunded £4.00')
    assert.include(text, '40 credits of this order have been removed')
    assert.notInclude(text, 'Premium has ended')
  })

  test('says that the bank reversed a payment, and that premium is over', async ({ assert }) => {
    const { rosa, ann } = await newCast()

    const paid = await pay(ann, await newPackage(rosa, { credits: 100, price_minor: 1000 }), { chargedBackMinor: 1000 })

    const { text } = await mailAbout(ann.member.email, /reversed/)
    assert.include(text, `reversed £10.00 of what you paid for order ${paid.number}`)
    assert.include(text, 'It isn’t a refund from us')
    assert.include(text, '100 credits of this order have been removed')
    assert.include(text, 'Premium has ended')
    assert.notInclude(text, 'We refunded')
  })
})

test.group('The receipt as PDF', (group) => {
  let cast: Cast
  let paid: Order
  group.setup(async () => {
    cast = await newCast()
    paid = await pay(cast.ann, await newPackage(cast.rosa, { credits: 100, price_minor: 1210 }))
  })

  const path = (rest = '') => `/api/orders/${paid.id}/receipt${rest}`

  test('is one titled, tagged page with the fonts in it', async ({ assert }) => {
    const { status, headers, bytes } = await cast.ann.browser.get(path())

    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'application/pdf')
    assert.equal(headers['content-disposition'], `attachment; filename="${cast.rosa.slug}-${paid.number}.pdf"`)
    const raw = bytes.toString('latin1')
    assert.match(raw, /^%PDF-1\.7/)
    assert.lengthOf(raw.match(/\/Type \/Page\n/g)!, 1)
    assert.include(raw, '/Lang (en)')
    assert.match(raw, /\/Marked true/)
    assert.include(raw, '/FontFile2')
    assert.notInclude(raw, 'Helvetica')
    const text = pdfText(bytes)
    for (const said of ['Receipt', paid.number, 'Tests B.V.', '100 credits', '£12.10', 'TESTS B.V.', 'United Kingdom'])
      assert.include(text, said)
    assert.include(text, 'VAT 20% (United Kingdom): £2.02 included')
  })

  test('is for its member, and for whoever has the return address', async ({ assert }) => {
    const { token, hash } = newToken()
    await change(cast.rosa, paid, { return_token_hash: hash })
    const visitor = new Visitor(cast.rosa.host)

    assert.equal((await visitor.get(path(`?token=${token}`))).status, 200)
    assert.equal((await visitor.get(path('?token=wrong'))).status, 404)
    assert.equal((await visitor.get(path())).status, 403)
    assert.equal((await cast.ben.browser.get(path())).status, 404)
    assert.equal((await cast.dora.browser.get(path())).status, 404)
  })

  test('does not exist before an order is paid', async ({ assert }) => {
    const { body } = await order(cast.ann, await newPackage(cast.rosa))

    const { status } = await cast.ann.browser.get(`/api/orders/${body.order.id}/receipt`)

    assert.equal(status, 404)
  })

  test('names the discount, and what was given back since', async ({ assert }) => {
    const { rosa, ann } = cast
    const sold = await pay(ann, await newPackage(rosa, { price_minor: 900 }), { refundedMinor: 300 })
    await change(rosa, sold, { list_price_minor: 1200, discount_code: 'TIMEBONUS25', discount_percent: 25 })

    const text = pdfText((await ann.browser.get(`/api/orders/${sold.id}/receipt`)).bytes)

    for (const said of ['Discount 25% (TIMEBONUS25)', '£12.00', '-£3.00', '£9.00', 'Refunded'])
      assert.include(text, said)
    const { body } = await ann.browser.get(`/api/orders/${sold.id}`)
    assert.deepInclude(body.order, {
      list_price_minor: 1200,
      discount_minor: 300,
      discount_code: 'TIMEBONUS25',
      discount_percent: 25,
      refunded_minor: 300,
      charged_back_minor: 0,
    })
  })

  test('sets the letters of every language', async ({ assert }) => {
    const name = 'Łódź Ørsted Žižkov ßåäéœ'
    const { rosa, ann } = await newCast({ rosa: { name } })
    const sold = await pay(ann, await newPackage(rosa))

    const text = pdfText((await ann.browser.get(`/api/orders/${sold.id}/receipt`)).bytes)

    assert.include(text.replaceAll('\n', ''), name)
    assert.notInclude(text, '�')
  })
})
