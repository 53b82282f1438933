import { test } from '@japa/runner'
import { capturedTexts } from '@manyhearts/api/app/captured_mails/captured_texts'
import { blockPayments, unblockPayments } from '@manyhearts/api/app/credits/direct_debit/block_payments'
import { forgetMandates } from '@manyhearts/api/app/credits/direct_debit/forget_mandates'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { pdfText } from '../../../pdf_text.ts'
import { mailAbout } from '../../../mailbox.ts'
import { becomeCreditor, codeFor, draft, IBAN, mandateRow, newNumber, orderByDebit, rowOf, sign } from './debits.ts'
import { newPackage } from '../shop.ts'

test.group('A mandate for direct debit', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast()
    await becomeCreditor(cast.rosa)
    package_id = await newPackage(cast.rosa, { currency: 'EUR' })
  })

  const own = async () => (await cast.ann.browser.get('/api/direct-debits')).body
  const confirm = (id: string, code: string) => cast.ann.browser.post(`/api/direct-debits/${id}/confirmation`, { code })
  const codeOf = ({ body }: { body: any }) => body.errors[0].code as string
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const age = (what: string, id: string) =>
    asOwner((owner) => owner.query(`update app.mandates set ${what} where id = $1`, [id]), cast.rosa)

  test('is a draft until the code comes back, and then one more step is enough', async ({ assert }) => {
    const phone = newNumber()
    assert.deepInclude(await own(), {
      offered: 'mandate',
      mandate: null,
      draft: null,
      creditor_id: 'NL86ZZZ555555550000',
    })

    const { status, body } = await draft(cast.ann, { phone })
    assert.equal(status, 201)
    assert.deepInclude(body.mandate, { state: 'draft', iban_end: '4300', phone_end: phone.slice(-4), signed_at: null })
    assert.equal((await own()).draft.id, body.mandate.id)

    const signed = await confirm(body.mandate.id, await codeFor(phone))
    assert.equal(signed.status, 200)
    assert.equal(signed.body.mandate.state, 'active')
    assert.deepInclude(await own(), { draft: null, left_minor: 15_000 })
    assert.equal((await own()).mandate.reference, body.mandate.reference)
    assert.isAtMost(body.mandate.reference.length, 35)
  })

  test('keeps account and number encrypted, and says who signed it from where', async ({ assert }) => {
    const row = await mandateRow(cast.rosa, await sign(cast.ann))

    assert.notInclude(row.sealed_iban.toString('latin1'), 'ABNA')
    assert.notInclude(JSON.stringify(row), '0417164300')
    assert.deepInclude(row, { holder: 'Ann Example', language: 'en', notice_days: 1, state: 'active' })
    assert.isNotNull(row.signed_from)
    assert.isNotNull(row.sealed_token)
  })

  test('comes by mail and as PDF, with what the law wants said', async ({ assert }) => {
    const id = await sign(cast.ann)

    const paper = await cast.ann.browser.get(`/api/direct-debits/${id}/document`)

    assert.equal(paper.headers['content-type'], 'application/pdf')
    const said = pdfText(paper.bytes)
    for (const one of [
      'SEPA Direct Debit Mandate',
      'NL86ZZZ555555550000',
      IBAN,
      'Ann Example',
      '8 weeks',
      'one day before',
    ])
      assert.include(said.replace(/\s+/g, ' '), one)
    const mail = await mailAbout(cast.ann.member.email, /mandate/)
    assert.include(mail.text, '4300')
    assert.equal(mail.attachments[0]!.mimeType, 'application/pdf')
    assert.equal((await cast.ben.browser.get(`/api/direct-debits/${id}/document`)).status, 404)
  })

  test('needs an IBAN in SEPA, a number with its country, a holder and the tick', async ({ assert }) => {
    const fieldsOf = async (fields: object) => {
      const { status, body } = await draft(cast.ann, fields)
      assert.equal(status, 422)
      return body.errors.map(({ field, code }: any) => `${field} ${code}`)
    }

    assert.deepEqual(await fieldsOf({ iban: 'NL92ABNA0417164300' }), ['iban iban'])
    // Turkey has IBANs, but is not in SEPA.
    assert.deepEqual(await fieldsOf({ iban: 'TR330006100519786457841326' }), ['iban iban'])
    assert.deepEqual(await fieldsOf({ phone: '0612345678' }), ['phone phone'])
    assert.deepEqual(await fieldsOf({ holder: ' ' }), ['holder minLength'])
    assert.deepEqual(await fieldsOf({ authorization: false }), ['authorization accepted'])
    assert.deepEqual(await fieldsOf({ authorization: undefined, iban: undefined }), [
      'iban required',
      'authorization required',
    ])
  })

  test('is signed by the right code alone, in five tries that are counted whatever becomes of them', async ({
    assert,
  }) => {
    const phone = newNumber()
    const { body } = await draft(cast.ann, { phone })
    const { id } = body.mandate
    const code = await codeFor(phone)

    for (const left of [4, 3, 2, 1]) {
      const refused = await confirm(id, wrong(code))
      assert.equal(refused.status, 422)
      assert.deepInclude(refused.body.errors[0], { code: 'sms_code_invalid', field: 'code', meta: { left } })
    }
    assert.equal(codeOf(await confirm(id, wrong(code))), 'sms_code_not_found')
    assert.equal(codeOf(await confirm(id, code)), 'sms_code_not_found')

    assert.equal((await cast.ann.browser.post(`/api/direct-debits/${id}/sms`)).status, 200)
    assert.equal(codeOf(await confirm(id, code)), 'sms_code_invalid')
    assert.equal((await confirm(id, await codeFor(phone))).status, 200)
  })

  test('is signed once, and not by a code that is over', async ({ assert }) => {
    const phone = newNumber()
    const { body } = await draft(cast.ann, { phone })
    const { id } = body.mandate
    await asOwner(
      (owner) => owner.query(`update app.sms_codes set expires_at = now() where mandate_id = $1`, [id]),
      cast.rosa
    )
    assert.equal(codeOf(await confirm(id, await codeFor(phone))), 'sms_code_not_found')

    await cast.ann.browser.post(`/api/direct-debits/${id}/sms`)
    const code = await codeFor(phone)
    const both = await Promise.all([confirm(id, code), confirm(id, code)])

    assert.deepEqual(
      both.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 404]
    )
  })

  test('gets three codes a day, in all that a number asks for', async ({ assert }) => {
    const phone = newNumber()
    const { body } = await draft(cast.ann, { phone })
    await draft(cast.ann, { phone })
    await draft(cast.ben, { phone })

    const refused = await cast.ann.browser.post(`/api/direct-debits/${body.mandate.id}/sms`)

    assert.equal(refused.status, 429)
    assert.equal(codeOf(refused), 'sms_limit_reached')
    assert.lengthOf(
      (await capturedTexts()).filter(({ to }) => to === phone),
      3
    )
  })

  test('is refused to accounts and numbers that staff blocked, until they undo it', async ({ assert }) => {
    const phone = newNumber()
    await blockPayments(cast.rosa, { kind: 'iban', value: 'NL91ABNA0417164300' }, { reason: 'fraud' })
    await blockPayments(cast.rosa, { kind: 'phone', value: phone }, { reason: 'fraud' })

    const byIban = await draft(cast.ann)
    assert.equal(byIban.status, 403)
    assert.deepInclude(byIban.body.errors[0], { code: 'iban_blocked', field: 'iban' })
    assert.equal(codeOf(await draft(cast.ann, { iban: 'DE89370400440532013000', phone })), 'phone_blocked')
    await unblockPayments(cast.rosa, { kind: 'iban', value: 'NL91ABNA0417164300' })
    assert.equal((await draft(cast.ann)).status, 201)
  })

  test('is one for each member: another replaces it', async ({ assert }) => {
    const first = await sign(cast.ann)
    const second = await sign(cast.ann, { iban: 'DE89370400440532013000' })

    assert.deepInclude(await mandateRow(cast.rosa, first), { state: 'ended', end_reason: 'replaced' })
    assert.equal((await own()).mandate.id, second)
  })

  test('is revoked by its member alone, with the orders that were not collected', async ({ assert }) => {
    const id = await sign(cast.ann)
    const { body } = await orderByDebit(cast.ann, package_id)

    assert.equal((await cast.ben.browser.delete(`/api/direct-debits/${id}`)).status, 404)
    assert.equal((await cast.ann.browser.delete(`/api/direct-debits/${id}`)).status, 204)

    assert.deepInclude(await mandateRow(cast.rosa, id), { state: 'ended', end_reason: 'revoked' })
    assert.equal((await rowOf(cast.rosa, body.order.id)).status, 'cancelled')
    assert.isNull((await own()).mandate)
    assert.equal((await cast.ann.browser.delete(`/api/direct-debits/${id}`)).status, 404)
  })

  test('is not offered by a brand without a creditor identifier', async ({ assert }) => {
    const { browser } = cast.dora
    assert.equal((await browser.get('/api/direct-debits')).body.offered, null)
    const { status, body } = await draft(cast.dora)
    assert.equal(status, 409)
    assert.equal(body.errors[0].code, 'direct_debit_not_offered')
  })

  test('ends when nobody used it for three years; drafts go after a day, and what no bank asks for after 14 months', async ({
    assert,
  }) => {
    const unused = await sign(cast.ann)
    await age(`signed_at = now() - interval '37 months'`, unused)
    const { body } = await draft(cast.ben)
    await age(`drafted_at = now() - interval '25 hours'`, body.mandate.id)
    await asTenant(cast.rosa, forgetMandates)

    assert.deepInclude(await mandateRow(cast.rosa, unused), { state: 'ended', end_reason: 'unused' })
    assert.isUndefined(await mandateRow(cast.rosa, body.mandate.id))

    await age(`last_used_at = now() - interval '13 months', ended_at = now() - interval '15 months'`, unused)
    await asTenant(cast.rosa, forgetMandates)
    assert.isDefined(await mandateRow(cast.rosa, unused))
    await age(`last_used_at = now() - interval '15 months'`, unused)
    await asTenant(cast.rosa, forgetMandates)
    assert.isUndefined(await mandateRow(cast.rosa, unused))
  })
})
