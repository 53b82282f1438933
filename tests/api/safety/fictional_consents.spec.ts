import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { currentAcknowledgements } from '@manyhearts/api/app/safety/current_acknowledgements'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

test.group('Acknowledging that a profile is fictional', (group) => {
  let cast: Cast
  let version: string
  group.each.setup(async () => {
    cast = await newCast()
    version = await versionFor(cast.ann)
  })

  async function versionFor(person: Person): Promise<string> {
    const { body } = await person.browser.get(`/api/members/${cast.fay.id}`)
    return body.profile.fictional.version
  }
  const acknowledge = (person: Person, fields: object = {}) =>
    person.browser.post('/api/fictional-consents', { profile_id: cast.fay.id, version, ...fields })
  const current = (person: Person, of = version) =>
    asTenant(person.brand, async () => {
      const [row] = await tenantRows(`select ${currentAcknowledgements('?')} as ids`, [person.member.id])
      return row!.ids[of] ?? null
    })

  test('it is kept with the text’s version, the language and the price, and holds for thirty days', async ({
    assert,
  }) => {
    const { status, body } = await acknowledge(cast.ann)

    assert.equal(status, 201)
    assert.equal(body.version, version)
    assert.closeTo(DateTime.fromISO(body.until).diffNow('days').days, 30, 0.01)
    const { rows } = await asOwner(
      (owner) => owner.query('select * from app.disclosure_acknowledgements where tenant_id = $1', [cast.rosa.id]),
      cast.rosa
    )
    assert.lengthOf(rows, 1)
    assert.deepInclude(rows[0], {
      text_version: version,
      language: 'en',
      price_minor: 100,
      currency: 'GBP',
      profile_id: cast.fay.id,
    })
    assert.equal(await current(cast.ann), rows[0].id)
  })

  test('it is the member’s own, of this text alone', async ({ assert }) => {
    await acknowledge(cast.ann)

    assert.isNull(await current(cast.ben))
    assert.isNull(await current(cast.ann, 'another text'))
  })

  test('it expires after thirty days', async ({ assert }) => {
    await acknowledge(cast.ann)

    await asOwner(
      (owner) =>
        owner.query(`update app.disclosure_acknowledgements set acknowledged_at = now() - interval '30 days 1 second'`),
      cast.rosa
    )

    assert.isNull(await current(cast.ann))
  })

  test('a text that has changed since must be read again', async ({ assert }) => {
    const { status, body } = await acknowledge(cast.ann, { version: '000000000000' })

    assert.equal(status, 409)
    assert.equal(body.errors[0].code, 'fictional_text_changed')
    assert.isNull(await current(cast.ann))
  })

  test('the text of another language is another text', async ({ assert }) => {
    cast.ann.browser.cookies.set('i18n_redirected', 'nl')

    const { status, body } = await acknowledge(cast.ann)

    assert.equal(status, 409)
    assert.equal(body.errors[0].code, 'fictional_text_changed')
  })

  test('real members, unknown ids and other brands’ profiles can’t be acknowledged', async ({ assert }) => {
    for (const profile_id of [cast.ben.profile.id, cast.dora.profile.id, '1', '8999999999999999999']) {
      assert.equal((await acknowledge(cast.ann, { profile_id })).status, 404)
    }
    assert.equal((await acknowledge(cast.dora)).status, 404)
  })

  test('members who want only real ones meet no fictional profile here either', async ({ assert }) => {
    const eva = await newPerson(cast.rosa, {
      name: 'Eva',
      gender: 'female',
      looking_for: 'male',
      show_fictional: false,
    })

    assert.equal((await acknowledge(eva)).status, 404)
  })

  test('a visitor is refused, and so is a body that says too little, too much or nonsense', async ({ assert }) => {
    const visitor = await new Visitor(cast.rosa.host).post('/api/fictional-consents', {
      profile_id: cast.fay.id,
      version,
    })
    assert.equal(visitor.status, 403)
    assert.isTrue(visitor.body.authentication_required)

    for (const fields of [
      { version: undefined },
      { version: '' },
      { version: 'v\u0000' },
      { profile_id: 7 },
      { profile_id: 'x' },
      { more: 1 },
    ]) {
      assert.equal((await acknowledge(cast.ann, fields)).status, 422)
    }
  })
})
