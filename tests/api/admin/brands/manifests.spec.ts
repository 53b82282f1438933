import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { asOwner, newBrand } from '../../../cast.ts'
import { manifestSource } from '../../../manifest_source.ts'
import { Visitor } from '../../../visitor.ts'
import { ADMIN_HOST, newPlatformAdmin, newStaff } from '../staff_of.ts'

const YAML = { 'content-type': 'application/yaml' }

const ROLES = ['operator', 'support', 'moderator', 'desk', 'finance', 'read_only'] as const

const newSlug = () => `script-${randomBytes(4).toString('hex')}`

/** An API client: no cookie, no marker, a token in the header. */
class Script extends Visitor {
  constructor(private readonly token: string) {
    super(ADMIN_HOST)
  }

  send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    this.ask(method, path, body, { ...YAML, 'x-requested-with': '', authorization: `Bearer ${this.token}`, ...headers })
}

test.group('Manifests over HTTP', (group) => {
  let admin: Visitor
  let script: Script
  group.setup(async () => {
    admin = await newPlatformAdmin()
    script = new Script(await newToken(admin))
  })

  test('a script plans, applies and reads back a brand that answers at once', async ({ assert }) => {
    const slug = newSlug()

    const planned = await script.send('POST', '/api/manifests/plan', manifestSource(slug))
    assert.equal(planned.status, 200)
    assert.equal((await script.send('GET', `/api/manifests/${slug}`)).status, 404)
    const applied = await script.send('POST', '/api/manifests/apply', manifestSource(slug))
    assert.deepEqual(applied.body, planned.body)
    assert.deepEqual(
      applied.body.changes.map(({ what, how }: any) => `${how} ${what}`),
      [
        `new company ${slug}`,
        `new tenant ${slug}`,
        `new domain ${slug}.localhost`,
        'new package NL start',
        'new invite code HALLO-1',
      ]
    )

    assert.equal((await new Visitor(`${slug}.localhost`).get('/api/settings.php')).body.name, 'Kade')
    const json = await script.send('GET', `/api/manifests/${slug}`)
    const yaml = await script.send('GET', `/api/manifests/${slug}`, undefined, { accept: 'application/yaml' })
    assert.equal(json.body.settings.name, 'Kade')
    assert.include(yaml.headers['content-type'], 'application/yaml')
    assert.equal(parse(yaml.text).settings.name, 'Kade')
    assert.deepEqual((await script.send('POST', '/api/manifests/apply', yaml.text)).body.changes, [])
  })

  test('a script onboards many brands one after the other, and each answers at once', async ({ assert }) => {
    const slugs = Array.from({ length: 50 }, newSlug)
    for (const slug of slugs) {
      const { status } = await script.send('POST', '/api/manifests/apply', manifestSource(slug))
      assert.equal(status, 200)
      assert.equal((await new Visitor(`${slug}.localhost`).get('/api/settings.php')).status, 200)
    }
  })

  test('JSON is as good as YAML, and a platform admin in the console as good as a token', async ({ assert }) => {
    const slug = newSlug()

    const { status, body } = await admin.post('/api/manifests/apply', parse(manifestSource(slug)))

    assert.equal(status, 200)
    assert.lengthOf(body.changes, 5)
  })

  test('with the version of a plan nothing else is applied than what the plan said', async ({ assert }) => {
    const slug = newSlug()
    const send = (call: string, source: string) => admin.ask('POST', `/api/manifests/${call}`, source, YAML)
    const renamed = manifestSource(slug).replace('name: Kade\n', 'name: Kaai\n')
    assert.equal((await send('apply', manifestSource(slug))).status, 200)
    const { version, changes } = (await send('plan', renamed)).body
    await send('apply', manifestSource(slug).replace('Hallo }', 'Dag }'))

    const late = await send(`apply?version=${version}`, renamed)

    assert.deepEqual([late.status, late.body.errors[0].code], [409, 'offer_changed'])
    const kept = (await admin.get(`/api/manifests/${slug}`)).body.settings
    assert.deepEqual([kept.name, kept.index_title], ['Kade', { nl: 'Dag' }])
    const again = (await send('plan', renamed)).body
    assert.notDeepEqual(again.changes, changes)
    const applied = await send(`apply?version=${again.version}`, renamed)
    assert.deepEqual(applied.body, again)
    assert.equal((await admin.get(`/api/manifests/${slug}`)).body.settings.name, 'Kaai')
    // As long as nobody changed it, a plan may be made again: it says the same, and so does its version.
    const [first, second] = [await send('plan', manifestSource(slug)), await send('plan', manifestSource(slug))]
    assert.equal(first.body.version, second.body.version)
  })

  test('each broken line is named, in the language asked for, and nothing changes', async ({ assert }) => {
    const slug = newSlug()
    const broken = manifestSource(slug).replace('niche: 1', 'niche: 9').replace('  name: Kade\n', '  nmae: Kade\n')

    const { status, body } = await script.send('POST', '/api/manifests/apply', broken, { cookie: 'i18n_redirected=de' })

    assert.equal(status, 422)
    assert.deepEqual(
      body.errors.map(({ code, field, meta }: any) => [code, field, meta.line]),
      [
        ['manifest', 'niche', 4],
        ['manifest', 'settings.nmae', 10],
      ]
    )
    assert.match(body.errors[0].message, /^Zeile 4: /)
    assert.equal((await script.send('GET', `/api/manifests/${slug}`)).status, 404)
  })

  test('an applied manifest is in the audit log with the person responsible', async ({ assert }) => {
    const slug = newSlug()
    await script.send('POST', '/api/manifests/plan', manifestSource(slug))
    await script.send('POST', '/api/manifests/apply', manifestSource(slug))
    await script.send('POST', '/api/manifests/apply', manifestSource(slug))

    const { rows } = await asOwner((owner) =>
      owner.query(
        `select staff_member_id is not null as named, detail from staff.audit_entries
         where action = 'manifest_applied' and tenant_id = (select id from global.tenants where slug = $1)`,
        [slug]
      )
    )

    assert.lengthOf(rows, 1)
    assert.isTrue(rows[0].named)
    assert.lengthOf(rows[0].detail.applied, 5)
  })

  test('a token changes a company and writes words of its own only where it may act for the platform', async ({
    assert,
  }) => {
    const slug = newSlug()
    const platform = new Script(await newToken(admin, ['manifests', 'platform']))
    const own = '  name: Kade\n  fictional_plural: { nl: chatfiguren }\n'
    const changed = manifestSource(slug).replace('Kade 1', 'Kade 2').replace('  name: Kade\n', own)
    await script.send('POST', '/api/manifests/apply', manifestSource(slug))

    for (const call of ['plan', 'apply']) {
      const { status, body } = await script.send('POST', `/api/manifests/${call}`, changed)
      assert.equal(status, 422)
      assert.deepEqual(
        body.errors.map(({ field }: any) => field),
        ['company.address', 'settings.fictional_plural.nl']
      )
      assert.include(body.errors[0].message, slug)
    }

    const applied = await platform.send('POST', '/api/manifests/apply', changed)
    assert.equal(applied.status, 200)
    assert.deepInclude(applied.body.changes[0], { what: `company ${slug}`, brands: [slug] })
    assert.deepEqual((await script.send('POST', '/api/manifests/apply', changed)).body.changes, [])
    assert.equal((await admin.post('/api/manifests/apply', parse(manifestSource(slug)))).status, 200)
  })

  test('the schema is usable in editors: it accepts the demo brands and refuses unknown fields', async ({ assert }) => {
    const { status, body } = await new Visitor(ADMIN_HOST).get('/api/manifests/schema.json')
    const isManifest = new Ajv2020({ formats: { 'date-time': true } }).compile(body)

    assert.equal(status, 200)
    assert.isTrue(isManifest(parse(manifestSource('kade'))))
    assert.isFalse(isManifest({ ...parse(manifestSource('kade')), colour: 'red' }))
  })

  test('no one else gets in', async ({ assert }) => {
    const slug = newSlug()
    const rosa = await newBrand('rosa', 'GB', 'en-GB')
    const operator = await newStaff([{ brand: rosa, role: 'operator' }])
    const revoked = await newToken(admin)
    const [{ id }] = (await admin.get('/api/access-tokens')).body.access_tokens
    await admin.delete(`/api/access-tokens/${id}`)
    const ended = await newToken(admin)
    await asOwner((owner) =>
      owner.query(`update staff.access_tokens set expires_at = now() - interval '1 s'
        where id = (select max(id) from staff.access_tokens)`)
    )

    for (const token of ['x'.repeat(43), revoked, ended, '']) {
      const answer = await new Script(token).send('POST', '/api/manifests/apply', manifestSource(slug))
      assert.equal(answer.status, 403)
      assert.isTrue(answer.body.authentication_required)
    }
    assert.equal(
      (await operator.post('/api/manifests/plan', parse(manifestSource(slug)))).body.errors[0].code,
      'not_allowed'
    )
    assert.equal((await new Visitor(ADMIN_HOST).get(`/api/manifests/${slug}`)).status, 403)
    // A session is no token: it needs the marker. A token opens nothing else.
    for (const call of ['plan', 'apply']) {
      const forged = await admin.ask('POST', `/api/manifests/${call}`, manifestSource(slug), {
        ...YAML,
        'x-requested-with': '',
      })
      assert.deepEqual([forged.status, forged.body.errors[0].code], [403, 'marker_missing'])
    }
    for (const role of ROLES) {
      const staff = await newStaff([{ brand: rosa, role }])
      for (const answer of [
        await staff.get(`/api/manifests/${rosa.slug}`),
        await staff.ask('POST', '/api/manifests/apply', manifestSource(rosa.slug), YAML),
      ])
        assert.deepEqual([answer.status, answer.body.errors[0].code], [403, 'not_allowed'], role)
    }
    assert.equal((await script.send('GET', '/api/tenants')).status, 403)
    assert.equal((await script.send('POST', '/api/access-tokens', '{}')).status, 403)
    assert.equal((await script.send('GET', `/api/manifests/${slug}`)).status, 404)
  })

  test('an invalid or missing manifest is refused', async ({ assert }) => {
    for (const source of ['', '[]', 'tenant', '{', 'a: &a [*a]', '\u0000'])
      assert.equal((await script.send('POST', '/api/manifests/plan', source)).status, 422, source)
    const large = await script.send('POST', '/api/manifests/plan', `# ${'x'.repeat(1_100_000)}`)
    assert.equal(large.status, 413)
    const form = await script.send('POST', '/api/manifests/plan', 'a=b', { 'content-type': 'text/plain' })
    assert.equal(form.status, 415)
  })
})

test.group('Access tokens', () => {
  test('a platform admin makes one, sees it listed without its secret, and revokes it', async ({ assert }) => {
    const admin = await newPlatformAdmin()

    const made = await admin.post('/api/access-tokens', { name: 'onboarding', scopes: ['manifests'], days: 30 })
    assert.equal(made.status, 201)
    const { id } = made.body.access_token
    const listed = await admin.get('/api/access-tokens')
    assert.deepInclude(listed.body.access_tokens, made.body.access_token)
    assert.notInclude(listed.text, made.body.token)
    assert.equal((await admin.delete(`/api/access-tokens/${id}`)).status, 204)
    assert.equal((await admin.delete(`/api/access-tokens/${id}`)).status, 404)

    const { rows } = await asOwner((owner) =>
      owner.query(
        `select action from staff.audit_entries where detail ->> 'name' = 'onboarding' order by id desc limit 2`
      )
    )
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['access_token_revoked', 'access_token_made']
    )
  })

  test('invalid input is named', async ({ assert }) => {
    const admin = await newPlatformAdmin()

    for (const [change, field] of [
      [{ name: '' }, 'name'],
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['everything'] }, 'scopes.0'],
      [{ days: 0 }, 'days'],
      [{ days: 400 }, 'days'],
      [{ colour: 'red' }, 'colour'],
    ] as const) {
      const body = { name: 'onboarding', scopes: ['manifests'], days: 30, ...change }
      const answer = await admin.post('/api/access-tokens', body)
      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].field, field)
    }
  })

  test('are for platform admins only', async ({ assert }) => {
    const operator = await newStaff([{ brand: await newBrand('rosa', 'GB', 'en-GB'), role: 'operator' }])

    assert.equal((await operator.get('/api/access-tokens')).body.errors[0].code, 'not_allowed')
    assert.equal((await new Visitor(ADMIN_HOST).get('/api/access-tokens')).status, 403)
    assert.equal((await operator.delete('/api/access-tokens/1')).status, 403)
  })
})

async function newToken(admin: Visitor, scopes = ['manifests']): Promise<string> {
  return (await admin.post('/api/access-tokens', { name: 'tests', scopes, days: 1 })).body.token
}
