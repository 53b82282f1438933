import { test } from '@japa/runner'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, type Cast, newBrand, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { giveCredits, write } from '../../chat/conversing.ts'
import { eventually } from '../../notices/eventually.ts'
import { signUp, signUpAndActivate } from '../signup/signing_up.ts'

const TERMS = '2024-01-01T00:00:00.000Z'
const PARTNERS = { member_resell: true, data_partners: 'Hartpost B.V., Zweisam GmbH' }
const SENTENCE = '2026-11-25T12:00:00.000Z'

test.group('What members agree to', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const own = async (browser: Visitor) => (await browser.get('/api/consents')).body.consents as any[]
  const one = async (browser: Visitor, kind: string) => (await own(browser)).find((consent) => consent.kind === kind)
  const userOf = async (browser: Visitor) => (await browser.get('/api/user.php')).body.user
  const agree = (browser: Visitor, kind: string, version: string) => browser.post(`/api/consents/${kind}`, { version })
  const takeBack = (browser: Visitor, kind: string) => browser.delete(`/api/consents/${kind}`)

  test('a new member agreed to three things, each in its version and in the language they read', async ({ assert }) => {
    const { browser } = await signUp(cast.vlam, { country: 'NL' })

    const consents = await own(browser)

    assert.deepEqual(
      consents.map(({ given_at: _at, ...rest }) => rest),
      [
        { kind: 'terms', version: TERMS, current_version: TERMS, page: '/terms', revocable: false },
        { kind: 'privacy', version: TERMS, current_version: TERMS, page: '/privacy', revocable: false },
        { kind: 'sexuality_data', version: SENTENCE, current_version: SENTENCE, page: null, revocable: true },
      ].map((rest) => ({
        ...rest,
        state: 'given',
        language: 'nl',
        taken_back_at: null,
        passed_on_at: null,
        partners: null,
      }))
    )
    for (const { given_at } of consents) assert.closeTo(Date.parse(given_at), Date.now(), 10_000)
    assert.deepEqual((await userOf(browser)).consents_due, [])
  })

  test('sharing data with partners is asked where the brand asks it, and is no condition', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', PARTNERS)

    const willing = await signUp(brand, { consent_resell: true })
    const other = await signUp(brand)
    const elsewhere = await signUp(cast.rosa, { consent_resell: true })

    assert.equal((await one(willing.browser, 'member_resell')).state, 'given')
    assert.equal((await one(other.browser, 'member_resell')).state, 'missing')
    assert.isUndefined(await one(elsewhere.browser, 'member_resell'))
    assert.equal((await agree(elsewhere.browser, 'member_resell', SENTENCE)).status, 404)
  })

  test('nobody is asked for partners that are not named', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', { member_resell: true, data_partners: ' ' })

    const { browser } = await signUp(brand, { consent_resell: true })

    assert.isFalse((await browser.get('/api/settings.php')).body.member_resell)
    assert.isUndefined(await one(browser, 'member_resell'))
    assert.equal((await agree(browser, 'member_resell', SENTENCE)).status, 404)
  })

  test('a consent holds for the partners it named, whoever the brand names later', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', PARTNERS)
    const early = await signUp(brand, { consent_resell: true })
    const undecided = await signUp(brand)
    await asOwner((owner) =>
      owner.query(`update global.tenants set settings = settings || '{"data_partners": "Fremd AG"}' where id = $1`, [
        brand.id,
      ])
    )
    const partners = async ({ browser }: typeof early) => (await one(browser, 'member_resell')).partners
    await eventually('the new partner', async () => ((await partners(undecided)) === 'Fremd AG' ? true : undefined))

    assert.equal(await partners(early), PARTNERS.data_partners)
    await takeBack(early.browser, 'member_resell')
    assert.equal(await partners(early), 'Fremd AG')
    await agree(early.browser, 'member_resell', SENTENCE)
    const { rows } = await asOwner(
      (owner) =>
        owner.query(`select partners from app.consents where member_id = $1 and kind = 'member_resell' order by id`, [
          early.answer.body.user.id,
        ]),
      brand
    )
    assert.deepEqual(rows, [{ partners: PARTNERS.data_partners }, { partners: 'Fremd AG' }])
  })

  test('a consent read when other partners were named is none', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', PARTNERS)

    const { browser } = await signUp(brand, { consent_resell: true, resell_partners: 'Fremd AG' })
    const stale = await browser.post('/api/consents/member_resell', { version: SENTENCE, partners: 'Fremd AG' })

    assert.equal(`${stale.status} ${stale.body.errors[0].code}`, '409 consent_text_changed')
    assert.equal((await one(browser, 'member_resell')).state, 'missing')
    const read = { version: SENTENCE, partners: PARTNERS.data_partners }
    assert.equal((await browser.post('/api/consents/member_resell', read)).status, 201)
    const willing = await signUp(brand, { consent_resell: true, resell_partners: PARTNERS.data_partners })
    assert.equal((await one(willing.browser, 'member_resell')).state, 'given')
  })

  test('a consent is taken back and given again any number of times, and each time is recorded', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', PARTNERS)
    const { browser, answer } = await signUp(brand, { consent_resell: true })

    await takeBack(browser, 'member_resell')
    const ended = await one(browser, 'member_resell')
    const { status, body } = await agree(browser, 'member_resell', SENTENCE)
    await agree(browser, 'member_resell', SENTENCE)

    assert.equal(ended.state, 'taken_back')
    assert.closeTo(Date.parse(ended.taken_back_at), Date.now(), 10_000)
    assert.equal(status, 201)
    assert.equal(body.consents.find(({ kind }: any) => kind === 'member_resell').state, 'given')
    const { rows } = await asOwner(
      (owner) =>
        owner.query(
          `select revoked_at is null as holds from app.consents where member_id = $1 and kind = 'member_resell' order by id`,
          [answer.body.user.id]
        ),
      brand
    )
    assert.deepEqual(rows, [{ holds: false }, { holds: true }])
  })

  test('without the consent to use what they say of their sexuality a member is shown to no one', async ({
    assert,
  }) => {
    const { ann, ben } = cast
    const path = `/api/members/${ann.profile.id}`
    assert.equal((await ben.browser.get(path)).status, 200)

    const { status } = await takeBack(ann.browser, 'sexuality_data')

    assert.equal(status, 200)
    assert.equal((await ben.browser.get(path)).status, 404)
    assert.notInclude((await ben.browser.get('/api/members')).text, ann.profile.id)
    assert.equal((await ben.browser.post(`/api/likes/${ann.profile.id}`)).status, 404)
    assert.containsSubset(await userOf(ann.browser), { withheld: true, profile: { status: 'disabled' } })
    assert.equal((await ann.browser.get('/api/auto-like.php')).status, 204, 'nobody is introduced to him')
  })

  test('nor do they contact anyone, until they agree again', async ({ assert }) => {
    const { ann, ben } = cast
    await giveCredits(ann, 100)
    const { body } = await write(ann, ben.profile)
    await takeBack(ann.browser, 'sexuality_data')

    const liking = await ann.browser.post(`/api/likes/${ben.profile.id}`)
    const writing = await write(ann, ben.profile)
    const composer = await ann.browser.get(`/api/chats/${body.conversation.id}/messages`)
    await agree(ann.browser, 'sexuality_data', SENTENCE)

    for (const { status, body: refused } of [liking, writing])
      assert.equal(`${status} ${refused.errors[0].code}`, '403 sexuality_consent_required')
    assert.containsSubset(composer.body.composer, { can_send: false, refusal: 'sexuality_consent_required' })
    assert.lengthOf(composer.body.messages, 1)
    assert.equal((await ben.browser.get(`/api/members/${ann.profile.id}`)).status, 200)
    assert.equal((await write(ann, ben.profile)).status, 201)
    assert.isFalse((await userOf(ann.browser)).withheld)
  })

  test('nothing else shows them meanwhile, activation neither', async ({ assert }) => {
    const { browser, email } = await signUp(cast.rosa)
    await takeBack(browser, 'sexuality_data')
    const { newestMailTo, tokenIn } = await import('../../../mailbox.ts')

    const { body } = await browser.post('/api/activation', { token: tokenIn(await newestMailTo(email)) })
    await asTenant(cast.rosa, () =>
      tenantRows(`update app.profiles set status = 'active' where id = ?`, [body.user.profile.id])
    )

    assert.containsSubset(body.user, { status: 'active', withheld: true, profile: { status: 'disabled' } })
    assert.equal((await cast.ben.browser.get(`/api/members/${body.user.profile.id}`)).status, 404)
    await agree(browser, 'sexuality_data', SENTENCE)
    assert.equal((await cast.ben.browser.get(`/api/members/${body.user.profile.id}`)).status, 200)
  })

  test('agreeing before activation does not show a member yet', async ({ assert }) => {
    const { browser } = await signUp(cast.rosa)
    await takeBack(browser, 'sexuality_data')

    await agree(browser, 'sexuality_data', SENTENCE)

    assert.containsSubset(await userOf(browser), { withheld: false, profile: { status: 'disabled' } })
  })

  test('terms and privacy statement end only with the account', async ({ assert }) => {
    const { browser } = await signUp(cast.rosa)

    for (const kind of ['terms', 'privacy']) {
      const { status, body } = await takeBack(browser, kind)
      assert.equal(`${status} ${body.errors[0].code}`, '409 consent_goes_with_account')
      assert.equal((await one(browser, kind)).state, 'given')
    }
  })

  test('only the current version of an existing text can be agreed to', async ({ assert }) => {
    const { browser } = cast.ann

    const older = await agree(browser, 'terms', '2023-12-01T12:00:00.000Z')
    assert.equal(`${older.status} ${older.body.errors[0].code}`, '409 consent_text_changed')
    assert.equal((await agree(browser, 'cookies', TERMS)).status, 404)
    for (const body of [{}, { version: '' }, { version: 7 }, { version: TERMS, more: 1 }, { version: 'v\u0000' }])
      assert.equal((await browser.post('/api/consents/terms', body)).status, 422)
    assert.equal((await takeBack(browser, 'everything')).status, 404)
  })

  test('visitors are refused', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)

    for (const answer of [
      await visitor.get('/api/consents'),
      await agree(visitor, 'terms', TERMS),
      await takeBack(visitor, 'sexuality_data'),
    ]) {
      assert.equal(answer.status, 403)
      assert.isTrue(answer.body.authentication_required)
    }
  })

  test('consents are never rewritten, not even by us', async ({ assert }) => {
    const { answer } = await signUp(cast.rosa)

    for (const change of [
      `version = '2030-01-01'`,
      `given_at = now()`,
      `kind = 'privacy'`,
      `language = 'fi'`,
      `partners = 'Fremd AG'`,
      `passed_on_at = now()`,
      `passed_on_emails = '{}'`,
    ]) {
      await assert.rejects(
        () =>
          asTenant(cast.rosa, () =>
            tenantRows(`update app.consents set ${change} where member_id = ?`, [answer.body.user.id])
          ),
        /permission denied/
      )
    }
  })

  test('with another company the texts are to be read again, and everything works meanwhile', async ({ assert }) => {
    const brand = await ownCompany(await newBrand('rosa', 'GB', 'en-GB'), '2024-02-02')
    const { browser } = await signUpAndActivate(brand)
    assert.deepEqual((await userOf(browser)).consents_due, [])

    await ownCompany(brand, '2025-05-05')
    const due = await eventually('the new texts', async () => {
      const { consents_due } = await userOf(browser)
      return consents_due.length > 0 ? consents_due : undefined
    })

    const version = '2025-05-05T00:00:00.000Z'
    assert.deepEqual(due, ['terms', 'privacy'])
    assert.containsSubset(await one(browser, 'terms'), { state: 'outdated', current_version: version })
    assert.equal((await one(browser, 'sexuality_data')).state, 'given')
    assert.equal((await browser.get('/api/members')).status, 200)
    await agree(browser, 'terms', version)
    assert.deepEqual((await userOf(browser)).consents_due, ['privacy'])
    await agree(browser, 'privacy', version)
    assert.deepEqual((await userOf(browser)).consents_due, [])
  })
})

async function ownCompany(brand: Brand, added: string): Promise<Brand> {
  await asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into global.companies (key, name, address, kvk, city, country, support_phone, added_at)
       values ($1, 'Own B.V.', 'Kade 2', '87654321', 'Amsterdam', 'NL', '+31 20-123 4567', ($2 || 'T00:00:00Z')::timestamptz)
       on conflict (key) do update set added_at = excluded.added_at returning id`,
      [brand.slug, added]
    )
    await owner.query('update global.tenants set company_id = $1 where id = $2', [rows[0].id, brand.id])
  })
  return brand
}
