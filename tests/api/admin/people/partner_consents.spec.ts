import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { tellPartners } from '@manyhearts/api/app/identity/consents/tell_partners'
import { personalDataOf } from '@manyhearts/api/app/identity/personal_data/personal_data_of'
import { exportSections } from '@manyhearts/api/app/identity/exports/export_sections'
import Member from '@manyhearts/api/app/members/people/member'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, type Brand, newBrand, newPerson, type Person } from '../../../cast.ts'
import { mailsSoFar, mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../../identity/deletion/leaving.ts'
import { eventually } from '../../notices/eventually.ts'
import { cellsOf } from '../lists_kept/cells_of.ts'
import { auditOf, listPath, newPlatformAdmin, newStaff } from '../staff_of.ts'
import { newPartnerConsent } from './consenting.ts'

const PARTNERS = 'Hartpost B.V., Zweisam GmbH'
const REASON = 'The list of May'
const SENTENCE = '2026-11-25T12:00:00.000Z'

test.group('Data for partners', (group) => {
  let brand: Brand
  let address: string
  let kim: Visitor
  let ann: Person
  let bea: Person
  group.each.setup(async () => {
    address = `partners-${randomBytes(5).toString('hex')}@example.com`
    brand = await newBrand('rosa', 'GB', 'en-GB', {
      member_resell: true,
      data_partners: PARTNERS,
      data_partners_email: address,
    })
    kim = await newStaff([{ brand, role: 'operator' }])
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    bea = await newPerson(brand, { name: 'Bea', gender: 'female', looking_for: 'male' })
    for (const { browser } of [ann, bea]) await agree(browser)
  })

  const agree = (browser: Visitor) => browser.post('/api/consents/member_resell', { version: SENTENCE })
  const takeBack = (browser: Visitor) => browser.delete('/api/consents/member_resell')
  const own = async ({ browser }: Person) =>
    (await browser.get('/api/consents')).body.consents.find(({ kind }: any) => kind === 'member_resell')
  const ask = (as: Visitor, changes = {}, of = brand) =>
    as.post(`/api/tenants/${of.id}/partner_handovers`, { which: 'new', reason: REASON, language: 'en', ...changes })
  const list = async (filter = {}, as = kim): Promise<any[]> =>
    (await as.get(listPath('partner_consents', { filter: { tenant_id: brand.id, ...filter } }))).body
  const stateOf = async ({ member }: Person) => (await list({ member_id: member.id })).map(({ state }) => state)
  const set = (settings: object) =>
    asOwner((owner) =>
      owner.query('update global.tenants set settings = settings || $2 where id = $1', [brand.id, settings])
    )
  const toldOf = async ({ member }: Person) =>
    (await mailsSoFar(address)).filter(({ text }) => text!.includes(member.email))

  async function passOn(changes = {}): Promise<string[][]> {
    const { status, body } = await ask(kim, changes)
    if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`)
    const root = `/api/tenants/${brand.id}/exports`
    await eventually('the file', async () =>
      (await kim.get(root)).body.exports.find(({ id, status: now }: any) => id === body.export.id && now === 'ready')
    )
    return cellsOf((await kim.get(`${root}/${body.export.id}/file`)).bytes)
  }

  test('a file has who agreed, with addresses, and what was passed on is noted and logged', async ({ assert }) => {
    const before = await list()
    assert.deepEqual(
      before.map(({ state, member, partners }) => [state, member.name, member.email, partners]),
      [bea, ann].map(({ profile, member }) => [
        'to_pass_on',
        profile.name,
        `${member.email[0]}•••@example.com`,
        PARTNERS,
      ])
    )

    const [headings, ...rows] = await passOn()

    assert.deepEqual(headings, ['Name', 'Email address', 'Country', 'Partners', 'Consent given'])
    assert.deepEqual(
      rows.map((row) => row.slice(0, 4)),
      [ann, bea].map(({ profile, member }) => [profile.name, member.email, 'GB', PARTNERS])
    )
    assert.match(rows[0]![4]!, /^\d{4}-\d\d-\d\dT/)
    const [shown] = await list({ state: 'passed_on' })
    assert.closeTo(Date.parse(shown.passed_on_at), Date.now(), 60_000)
    assert.notInclude(JSON.stringify(await list()), ann.member.email)
    const entry = (await auditOf(brand)).find(({ action }) => action === 'consents_passed_on')!
    assert.deepEqual(entry.detail, {
      level: 'list',
      name: 'partner_consents',
      rows: 2,
      filter: { state: 'to_pass_on' },
      reason: REASON,
    })
  })

  test('only what is new is passed on again, unless all of it is wanted', async ({ assert }) => {
    await passOn()
    const cleo = await newPerson(brand, { name: 'Cleo', gender: 'female', looking_for: 'male' })
    await agree(cleo.browser)

    const names = async (which: string) => (await passOn({ which })).slice(1).map(([name]) => name)
    assert.deepEqual(await names('new'), ['Cleo'])
    assert.deepEqual(await names('new'), [])
    assert.deepEqual(await names('current'), ['Ann', 'Bea', 'Cleo'])
  })

  test('each consent goes to the partners it named', async ({ assert }) => {
    await newPartnerConsent(ann, { partners: 'Fremd AG' })

    const rows = (await passOn()).slice(1)

    assert.sameDeepMembers(
      rows.map(([name, , , partners]) => [name, partners]),
      [
        ['Ann', PARTNERS],
        ['Bea', PARTNERS],
        ['Ann', 'Fremd AG'],
      ]
    )
  })

  test('nobody is passed on who isn’t confirmed, is shut out, left, or took it back', async ({ assert }) => {
    const unconfirmed = await newPerson(brand, { name: 'Una', gender: 'female', looking_for: 'male', activated: false })
    await newPartnerConsent(unconfirmed)
    const others: Person[] = []
    for (const status of ['suspended', 'banned']) {
      const one = await newPerson(brand, { name: 'Out', gender: 'female', looking_for: 'male' })
      await newPartnerConsent(one)
      await asOwner(
        (owner) => owner.query('update app.members set status = $2 where id = $1', [one.member.id, status]),
        brand
      )
      others.push(one)
    }
    await leave(ann)
    await takeBack(bea.browser)

    assert.deepEqual((await passOn({ which: 'current' })).slice(1), [])
    for (const one of [unconfirmed, ...others]) assert.deepEqual(await stateOf(one), ['barred'])
    for (const one of [ann, bea]) assert.deepEqual(await stateOf(one), ['withdrawn'])
    assert.lengthOf(await list({ state: 'barred' }), 3)
    assert.lengthOf(await list({ state: 'withdrawn' }), 2)
    assert.deepEqual(await mailsSoFar(address), [])
  })

  test('it takes an operator of the brand, a reason and an address for withdrawals', async ({ assert }) => {
    const other = await newBrand('vlam', 'GB', 'en-GB')
    const refused = async (as: Visitor, changes = {}, of = brand) => (await ask(as, changes, of)).status
    for (const role of ['support', 'moderator', 'finance', 'desk', 'read_only'])
      assert.equal(await refused(await newStaff([{ brand, role }])), 403, role)
    assert.equal(await refused(kim, {}, other), 404)
    for (const changes of [{ which: 'all' }, { reason: '' }, { language: 'tlh' }, { more: 1 }])
      assert.equal(await refused(kim, changes), 422, JSON.stringify(changes))
    const admin = await newPlatformAdmin()
    const without = await newBrand('vlam', 'GB', 'en-GB', { member_resell: true, data_partners: PARTNERS })
    const codeOf = async (of: Brand) => (await ask(admin, {}, of)).body.errors[0].code
    assert.equal(await refused(admin, {}, without), 409)
    assert.deepEqual([await codeOf(other), await codeOf(without)], ['partners_off', 'partners_unreachable'])
    assert.deepEqual(await list({}, await newStaff([{ brand, role: 'read_only' }])), await list())
    for (const role of ['moderator', 'finance', 'desk']) {
      const as = await newStaff([{ brand, role }])
      assert.equal((await as.get(listPath('partner_consents', { filter: { tenant_id: brand.id } }))).status, 403, role)
    }
    const elsewhere = await newStaff([{ brand: other, role: 'operator' }])
    assert.equal((await elsewhere.get(listPath('partner_consents', { filter: { tenant_id: brand.id } }))).status, 404)
    assert.notProperty((await ann.browser.get('/api/settings.php')).body, 'data_partners_email')
    assert.deepEqual(await stateOf(ann), ['to_pass_on'])
  })

  test('partners are told once when a consent is taken back, and one given again is a new one', async ({ assert }) => {
    await passOn()
    assert.isNotNull((await own(ann)).passed_on_at)

    await takeBack(ann.browser)
    await takeBack(ann.browser)
    const { text, subject } = await newestMailTo(address)

    assert.include(text, ann.member.email)
    assert.include(text, PARTNERS)
    assert.match(subject!, /withdrawn/)
    await eventually('the note', async () => ((await stateOf(ann))[0] === 'withdrawn' ? true : undefined))
    assert.isNotNull((await own(ann)).passed_on_at)
    await agree(ann.browser)
    assert.isNull((await own(ann)).passed_on_at)
    assert.deepEqual(await stateOf(ann), ['to_pass_on', 'withdrawn'])
    assert.deepEqual(
      (await passOn()).slice(1).map(([name]) => name),
      ['Ann']
    )
    await takeBack(ann.browser)
    await mailsTo(address, 2)
    assert.lengthOf(await toldOf(ann), 2)
    assert.lengthOf(await toldOf(bea), 0)
  })

  test('they are told every address that they got', async ({ assert }) => {
    const [email, later] = [ann.member.email, `later-${ann.member.email}`]
    await passOn()
    await asOwner(
      (owner) => owner.query('update app.members set email = $2 where id = $1', [ann.member.id, later]),
      brand
    )
    await passOn({ which: 'current' })
    await passOn({ which: 'current' })

    await takeBack(ann.browser)

    const { text } = await newestMailTo(address)
    for (const one of [email, later])
      assert.lengthOf(
        text!.split('\n').filter((line) => line.trim() === `- ${one}`),
        1
      )
  })

  test('they are told when an account is deleted, and who comes back is asked again', async ({ assert }) => {
    await passOn()

    await leave(ann)

    assert.include((await newestMailTo(address)).text, ann.member.email)
    const link = tokenIn(await newestMailTo(ann.member.email))
    await new Visitor(brand.host).delete(`/api/account-deletion/${link}`)
    assert.deepEqual(await stateOf(ann), ['withdrawn'])
    await leave(bea)
    await mailsTo(address, 2)
    await eventually('the note', async () => ((await stateOf(bea))[0] === 'withdrawn' ? true : undefined))
    await letDaysPass(bea, 15)
    await eraseWhoseTimeHasCome(brand)
    assert.deepEqual(
      (await list()).map(({ member }) => member.name),
      ['Ann']
    )
    assert.lengthOf(await toldOf(bea), 1)
  })

  test('what couldn’t be told outlives an erasure, is told once there is an address, and then goes', async ({
    assert,
  }) => {
    await passOn()
    await set({ data_partners_email: '' })
    await eventually('no address', async () => ((await ask(kim)).status === 409 ? true : undefined))
    await leave(ann)
    await letDaysPass(ann, 15)
    await eraseWhoseTimeHasCome(brand)
    await asTenant(brand, tellPartners)

    const [untold] = await list({ state: 'untold' })
    assert.deepInclude(untold, { member: null, country: null, state: 'untold', told_at: null })
    assert.deepEqual(await mailsSoFar(address), [])
    await set({ data_partners_email: address })
    await eventually('the address', async () => ((await ask(kim)).status === 202 ? true : undefined))
    await asOwner(
      (owner) =>
        owner.query(`update app.consents set revoked_at = now() - interval '1 day' where id = $1`, [untold.id]),
      brand
    )
    await asTenant(brand, tellPartners)
    await asTenant(brand, tellPartners)

    assert.include((await newestMailTo(address)).text, ann.member.email)
    await eventually('the end of the row', async () =>
      (await list({ state: 'untold' })).length === 0 ? true : undefined
    )
    assert.lengthOf(await list({ id: untold.id }), 0)
    assert.lengthOf(await toldOf(ann), 1)
    const { rowCount } = await asOwner(
      (owner) => owner.query('select from app.members where id = $1', [ann.member.id]),
      brand
    )
    assert.equal(rowCount, 0)
  })

  test('support ends a consent for who says so by letter, once and with a reason', async ({ assert }) => {
    await passOn()
    const sam = await newStaff([{ brand, role: 'support' }])
    const [{ id }] = (await list({ member_id: ann.member.id })) as [{ id: string }]
    const end = (as: Visitor, of = id, reason = 'By letter') =>
      as.post(`/api/tenants/${brand.id}/partner_consents/${of}/withdrawal`, { reason })
    for (const role of ['moderator', 'finance', 'desk', 'read_only'])
      assert.equal((await end(await newStaff([{ brand, role }]))).status, 403, role)
    assert.equal((await end(sam, id, '')).status, 422)
    assert.equal((await end(sam, '1')).status, 404)

    assert.equal((await end(sam)).status, 204)

    const again = await end(sam)
    assert.equal(`${again.status} ${again.body.errors[0].code}`, '409 consent_ended')
    assert.include((await newestMailTo(address)).text, ann.member.email)
    assert.equal((await own(ann)).state, 'taken_back')
    const entry = (await auditOf(brand)).find(({ action }) => action === 'partner_consent_ended')!
    assert.deepEqual(entry.detail, { level: 'member', id: ann.member.id, reason: 'By letter' })
  })

  test('the copy of a member’s data says when it was passed on, and under which address', async ({ assert }) => {
    await passOn()

    const whole = await asTenant(brand, () =>
      Member.query().where('id', ann.member.id).preload('profile').firstOrFail()
    )
    const data = await personalDataOf((await siteByTenantId(brand.id))!, whole)

    const consent = data.tables.consents!.find(({ kind }) => kind === 'member_resell')!
    assert.deepEqual(consent.passed_on_emails, [ann.member.email])
    const lines = exportSections(data, new Map()).flatMap(({ groups }) => groups.flatMap((one) => one.lines))
    assert.match(lines.find(([label]) => label.includes(PARTNERS))![1], /passed on to the partners: /)
  })
})
