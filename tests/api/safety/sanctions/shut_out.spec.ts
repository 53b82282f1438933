import { test } from '@japa/runner'
import { type Cast, asOwner, newCast, newPerson, type Person } from '../../../cast.ts'
import { mailAbout, mailsTo, tokenIn } from '../../../mailbox.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { countRows } from '../../chat/conversing.ts'
import { brokenRules, newPackage, pay } from '../../credits/shop.ts'
import { becomeCreditor, draft, sign } from '../../credits/direct_debit/debits.ts'
import { eraseWhoseTimeHasCome, letDaysPass } from '../../identity/deletion/leaving.ts'
import { logIn } from '../../identity/passwords/resetting.ts'
import { eventually } from '../../notices/eventually.ts'
import { moderatorOf } from '../cases/handling.ts'
import { impose, liftAll } from './imposing.ts'

test.group('Who is suspended or banned', (group) => {
  let cast: Cast
  let mia: Visitor
  let vera: Person
  let visitor: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    mia = await moderatorOf(cast.rosa)
    vera = await newPerson(cast.rosa, { name: 'Vera', gender: 'female', looking_for: 'male' })
    visitor = new Visitor(cast.rosa.host)
  })

  const shutOut = (measures: string[], more: object = {}) => impose(mia, cast.rosa, vera, { measures, ...more })
  /** From the mail that the refused log-in sends. */
  const linkOf = async () => {
    await logIn(cast.rosa, vera.member.email, PASSWORD)
    return tokenIn(await mailAbout(vera.member.email, /is (banned|suspended)/))!
  }
  const show = async (token: string) => (await visitor.get(`/api/shut-out/${token}`)).body.shut_out

  test('is mailed a link to why, and to what they may still do, three times a day', async ({ assert }) => {
    await shutOut(['suspended'], { days: 3 })
    const token = await linkOf()

    assert.equal((await visitor.get(`/api/tokens/${token}`)).body.purpose, 'shut_out')
    const told = await show(token)
    assert.containSubset(told, { status: 'suspended', refundable: [], data_export: null })
    assert.isAbove(Date.parse(told.ends_at), Date.now())
    assert.equal((await visitor.get(`/api/complaints/${told.case_token}`)).body.side, 'subject')

    for (let times = 0; times < 4; times++) await logIn(cast.rosa, vera.member.email, PASSWORD)
    await mailAbout(vera.member.email, /decision/i)
    const all = await eventually('the third mail', async () => {
      const mails = (await mailsTo(vera.member.email)).filter(({ subject }) => /is suspended/.test(subject!))
      return mails.length >= 3 ? mails : undefined
    })
    assert.lengthOf(all, 3)
  })

  test('gets the same link instead of a new password', async ({ assert }) => {
    await shutOut(['banned'])
    await visitor.post('/api/password-resets', { email: vera.member.email })
    const token = tokenIn(await mailAbout(vera.member.email, /is banned/))!
    assert.containSubset(await show(token), { status: 'banned', ends_at: null })
  })

  test('gets a copy of their data without a log-in', async ({ assert }) => {
    await shutOut(['banned'])
    const token = await linkOf()

    const asked = await visitor.post(`/api/shut-out/${token}/data-exports`)
    assert.equal(asked.status, 202)
    const file = `/api/shut-out/${token}/data-exports/${asked.body.data_export.id}/file`
    await eventually('the copy', async () => (await show(token)).data_export.status === 'ready' || undefined)
    const answer = await visitor.get(file)
    assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'application/zip'])
    const mailed = tokenIn(await mailAbout(vera.member.email, /copy|data/i))!
    assert.equal((await visitor.get(`/api/tokens/${mailed}`)).body.purpose, 'shut_out')
    assert.equal(
      (await visitor.get(`/api/shut-out/${await otherLink()}/data-exports/${asked.body.data_export.id}/file`)).status,
      404
    )
  })

  const otherLink = async () => {
    const { ann, rosa } = cast
    await impose(mia, rosa, ann, { measures: ['banned'] })
    await logIn(rosa, ann.member.email, PASSWORD)
    return tokenIn(await mailAbout(ann.member.email, /is banned/))!
  }

  test('gets back the money for what they can’t use any more, once', async ({ assert }) => {
    const { rosa } = cast
    await pay(vera, await newPackage(rosa))
    await shutOut(['banned'])
    const token = await linkOf()
    assert.containSubset((await show(token)).refundable, [{ credits: 100, amount_minor: 999 }])

    assert.equal((await visitor.post(`/api/shut-out/${token}/refund`)).status, 204)
    assert.equal((await visitor.post(`/api/shut-out/${token}/refund`)).status, 204)

    assert.deepEqual((await show(token)).refundable, [])
    const refunds = await asOwner(
      async (owner) =>
        (await owner.query('select cause, amount_minor from app.refunds where member_id = $1', [vera.member.id])).rows,
      rosa
    )
    assert.deepEqual(refunds, [{ cause: 'ban', amount_minor: 999 }])
    assert.deepEqual(await brokenRules(rosa), [])
  })

  test('keeps credits that a suspension only locks away', async ({ assert }) => {
    await pay(vera, await newPackage(cast.rosa))
    await shutOut(['suspended'], { days: 3 })
    const token = await linkOf()
    assert.equal((await visitor.post(`/api/shut-out/${token}/refund`)).status, 404)
    assert.lengthOf((await show(token)).refundable, 1)
  })

  test('deletes the account without a log-in', async ({ assert }) => {
    await shutOut(['banned'])
    const token = await linkOf()

    assert.equal((await visitor.post(`/api/shut-out/${token}/deletion`, {})).status, 204)

    assert.equal(await countRows(cast.rosa, 'app.account_deletions where member_id = $1', vera.member.id), 1)
    assert.equal((await visitor.get(`/api/shut-out/${token}`)).status, 404)
    await mailAbout(vera.member.email, /deleted/)
  })

  test('and is let in again does nothing more by the link', async ({ assert }) => {
    await shutOut(['banned'])
    const token = await linkOf()
    await liftAll(mia, cast.rosa, vera)

    assert.containSubset(await show(token), { status: 'active', case_token: null })
    for (const way of ['data-exports', 'refund', 'deletion'])
      assert.equal((await visitor.post(`/api/shut-out/${token}/${way}`, {})).status, 404, way)
  })

  test('is known again by account and number, also once they are erased', async ({ assert }) => {
    const { rosa, ann } = cast
    await becomeCreditor(rosa)
    await sign(vera)
    const refusal = async () => (await draft(ann)).body.errors?.[0].code
    await shutOut(['banned'])
    assert.equal(await refusal(), 'iban_blocked')

    const token = await linkOf()
    await visitor.post(`/api/shut-out/${token}/deletion`, {})
    await letDaysPass(vera, 15)
    await eraseWhoseTimeHasCome(rosa)

    assert.equal(await refusal(), 'iban_blocked')
    assert.equal((await draft(ann, { iban: 'DE89370400440532013000' })).status, 201)
  })

  test('is let in by no other link', async ({ assert }) => {
    assert.equal((await visitor.get(`/api/shut-out/${'x'.repeat(43)}`)).status, 404)
  })
})
