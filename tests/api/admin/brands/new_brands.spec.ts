import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { asOwner, type Brand, type Cast, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { ADMIN_HOST, auditOf, newPlatformAdmin, newStaff } from '../staff_of.ts'

test.group('A new brand', (group) => {
  let cast: Cast
  let kim: Visitor
  let companyId: string
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newPlatformAdmin()
    companyId = await asOwner(async (owner) => {
      const { rows } = await owner.query('select company_id::text from global.tenants where id = $1', [cast.rosa.id])
      return rows[0].company_id
    })
  })

  const asked = (more: object = {}) => {
    const slug = `amor-${randomBytes(4).toString('hex')}`
    const niche = { company_id: companyId, niche: 4, language: 'de', country: 'AT', preset: 'dusk' }
    return { name: 'Amor', slug, host: `${slug}.example`, ...niche, ...more }
  }
  const like = ({ id }: Brand) => {
    const { name, slug, host } = asked()
    return { name, slug, host, like: id }
  }
  const codes = ({ body }: { body: any }) => body.errors.map(({ field, code }: any) => [field, code])

  test('begins as a draft of its niche, with the country’s time zone', async ({ assert }) => {
    const wanted = asked()

    const made = await kim.post('/api/tenants', wanted)

    assert.equal(made.status, 201)
    assert.containSubset(made.body, {
      slug: wanted.slug,
      name: 'Amor',
      state: 'draft',
      time_zone: 'Europe/Vienna',
      hosts: [wanted.host],
      niche: 'seniors',
      preset: 'dusk',
      company_id: companyId,
      own_settings: { name: 'Amor', mail_name: 'Amor', countries: ['AT'] },
    })
    assert.containSubset(made.body.domains, [{ host: wanted.host, language: 'de-AT', country: 'AT', main: true }])
    assert.equal((await new Visitor(wanted.host).get('/api/settings.php')).status, 503, 'nobody sees it yet')
    const [entry] = await auditOf(made.body)
    assert.equal(entry!.action, 'manifest_applied')
  })

  test('is made like another one: its name and host stand wherever the other’s did', async ({ assert }) => {
    await asOwner((owner) =>
      owner.query(`update global.tenants set settings = settings || $2, state = 'live' where id = $1`, [
        cast.rosa.id,
        {
          name: 'Rosa',
          mail_name: 'Team Rosa',
          description: { en: 'Rosa is kind. Rosalind writes to Rosa.' },
          support_email: `hello@${cast.rosa.host}`,
          payment_niche_accepted: true,
        },
      ])
    )
    await asOwner(async (owner) => {
      await owner.query(`insert into app.invite_codes (tenant_id, code, uses) values ($1, 'ROSA-1', 3)`, [cast.rosa.id])
    }, cast.rosa)
    const wanted = like(cast.rosa)

    const made = await kim.post('/api/tenants', wanted)

    assert.equal(made.status, 201)
    const manifest = (await kim.get(`/api/manifests/${wanted.slug}`)).body
    const model = (await kim.get(`/api/manifests/${cast.rosa.slug}`)).body
    assert.equal(manifest.state, 'draft')
    assert.deepEqual(manifest.settings.description, { en: 'Amor is kind. Rosalind writes to Amor.' })
    assert.equal(manifest.settings.mail_name, 'Team Amor')
    assert.equal(manifest.settings.support_email, `hello@${wanted.host}`)
    assert.notProperty(manifest.settings, 'payment_niche_accepted', 'the provider accepts each brand by itself')
    assert.deepEqual(
      manifest.domains.map(({ host, main }: any) => [host, main]),
      [[wanted.host, true]]
    )
    for (const same of ['company', 'niche', 'time_zone', 'theme', 'packages', 'gifts', 'staff'])
      assert.deepEqual(manifest[same], model[same], same)
    assert.deepEqual(manifest.invite_codes, [])
  })

  test('never takes another’s key or host, nor the platform’s', async ({ assert }) => {
    for (const [more, fault] of [
      [{ slug: cast.rosa.slug }, ['slug', 'key_taken']],
      [{ host: cast.vlam.host }, ['host', 'host_taken']],
      [{ host: cast.vlam.host.toUpperCase() }, ['host', 'host_taken']],
      [{ host: ADMIN_HOST }, ['host', 'host_taken']],
    ] as const) {
      const refused = await kim.post('/api/tenants', asked(more))
      assert.equal(refused.status, 422)
      assert.deepEqual(codes(refused), [fault])
    }
    const copied = await kim.post('/api/tenants', { ...like(cast.rosa), host: cast.rosa.host })
    assert.deepEqual(codes(copied), [['host', 'host_taken']])
  })

  test('says of each field what is missing or wrong', async ({ assert }) => {
    assert.sameDeepMembers(codes(await kim.post('/api/tenants', {})), [
      ['name', 'required'],
      ['slug', 'required'],
      ['host', 'required'],
      ['company_id', 'required'],
      ['niche', 'required'],
      ['language', 'required'],
      ['country', 'required'],
    ])
    for (const [more, field] of [
      [{ slug: 'Amor' }, 'slug'],
      [{ host: 'https://amor.example' }, 'host'],
      [{ host: 'amor' }, 'host'],
      [{ country: 'AQ' }, 'country'],
      [{ company_id: '9223372036854775807' }, 'company_id'],
      [{ niche: 8 }, 'niche'],
      [{ time_zone: 'Mars/Base' }, 'time_zone'],
    ] as const) {
      const refused = await kim.post('/api/tenants', asked(more))
      assert.equal(refused.status, 422, field)
      assert.deepEqual(
        codes(refused).map(([name]: [string]) => name),
        [field]
      )
    }
    const unknown = { ...like(cast.rosa), like: '9223372036854775807' }
    assert.deepEqual(codes(await kim.post('/api/tenants', unknown)), [['like', 'id']])
  })

  test('asked for twice at once is made once', async ({ assert }) => {
    const wanted = asked()

    const answers = await Promise.all([kim.post('/api/tenants', wanted), kim.post('/api/tenants', wanted)])

    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 422]
    )
  })

  test('is made by platform admins alone', async ({ assert }) => {
    const sam = await newStaff([{ brand: cast.rosa, role: 'operator' }])

    assert.equal((await sam.post('/api/tenants', asked())).status, 403)
  })
})
