import { test } from '@japa/runner'
import { asOwner, type Brand, newBrand } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { auditOf, listPath, newPlatformAdmin, newStaff } from '../staff_of.ts'
import { withinASecond } from '../within_a_second.ts'

interface Shown {
  name: string
  levels: Record<string, unknown>
}

const levelsOf = ({ settings }: { settings: Shown[] }, name: string) =>
  settings.find((setting) => setting.name === name)!.levels

async function domainOf({ host }: Brand): Promise<string> {
  const admin = await newPlatformAdmin()
  const { body } = await admin.get(listPath('domains', { filter: { q: host } }))
  return body[0].id
}

test.group('Settings of domains, niches and the platform', () => {
  test('a domain’s own settings apply, and its member site shows them', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB', { message_credits: 12 })
    const sam = await newStaff([{ brand: rosa, role: 'operator' }])
    const id = await domainOf(rosa)

    const { status, body } = await sam.put(`/api/domains/${id}`, { settings: { message_credits: 7 } })

    assert.equal(status, 200)
    assert.deepInclude(body, {
      id,
      tenant_id: rosa.id,
      host: rosa.host,
      language: 'en-GB',
      main: true,
      own_settings: { message_credits: 7 },
    })
    assert.deepInclude(levelsOf(body, 'message_credits'), { domain: 7, tenant: 12, default: 10 })
    assert.deepEqual((await sam.get(`/api/domains/${id}`)).body, body)
    assert.equal((await new Visitor(rosa.host).get('/api/settings.php')).body.message_credits, 7)
    const [entry] = await auditOf(rosa)
    assert.deepEqual(entry!.detail, {
      level: 'domain',
      id,
      name: rosa.host,
      changes: { message_credits: { from: null, to: 7 } },
    })
  })

  test('another brand’s domain can’t be told from a missing one, and seeing is not changing', async ({ assert }) => {
    const [rosa, vlam] = [await newBrand('rosa', 'GB', 'en-GB'), await newBrand('vlam', 'NL', 'nl-NL')]
    const sam = await newStaff([{ brand: rosa, role: 'operator' }])
    const looker = await newStaff([{ brand: rosa, role: 'support' }])
    const [own, theirs] = [await domainOf(rosa), await domainOf(vlam)]
    const change = { settings: { message_credits: 7 } }

    const [read, changed] = [await sam.get(`/api/domains/${theirs}`), await sam.put(`/api/domains/${theirs}`, change)]

    const nobody = await sam.get('/api/domains/77')
    for (const answer of [read, changed]) {
      assert.equal(answer.status, 404)
      assert.equal(answer.text, nobody.text)
    }
    assert.deepEqual((await sam.get(listPath('domains', { filter: { tenant_id: vlam.id } }))).body, [])
    assert.equal((await looker.get(`/api/domains/${own}`)).status, 200)
    assert.equal((await looker.put(`/api/domains/${own}`, change)).status, 403)
    assert.equal((await sam.put(`/api/domains/${own}`, { ...change, state: 'closed' })).status, 422)
  })

  test('only a platform admin changes the settings of a niche and the platform', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB')
    const [admin, sam] = [await newPlatformAdmin(), await newStaff([{ brand: rosa, role: 'operator' }])]
    await asOwner((owner) => owner.query('update global.tenants set niche_id = 6 where id = $1', [rosa.id]))
    const served = async () => (await new Visitor(rosa.host).get('/api/settings.php')).body.chat_history_days

    for (const path of ['/api/niches/6', '/api/platforms/1']) {
      const before = (await sam.get(path)).body
      const days = path.includes('niches') ? 400 : 500

      const { status, body } = await admin.put(path, { settings: { chat_history_days: days } })
      const servedThen = await withinASecond(served, (value) => value === days)
      const refused = await sam.put(path, { settings: { chat_history_days: 30 } })
      const back = await admin.put(path, {
        settings: { chat_history_days: before.own_settings.chat_history_days ?? null },
      })

      assert.equal(status, 200, path)
      assert.equal(body.own_settings.chat_history_days, days)
      assert.equal(servedThen, days)
      assert.equal(refused.status, 403)
      assert.equal(refused.body.errors[0].code, 'not_allowed')
      assert.deepEqual(back.body, before)
    }
  })

  test('a niche shows the platform’s values, and the platform only its own', async ({ assert }) => {
    const admin = await newPlatformAdmin()

    const [niche, platform] = [(await admin.get('/api/niches/1')).body, (await admin.get('/api/platforms/1')).body]

    assert.notProperty(levelsOf(niche, 'min_age'), 'tenant')
    assert.equal(levelsOf(niche, 'min_age').platform, levelsOf(platform, 'min_age').platform)
    assert.notProperty(levelsOf(platform, 'min_age'), 'niche')
    assert.equal((await admin.get('/api/platforms/2')).status, 404)
  })

  test('a change for all brands is in no brand’s log', async ({ assert }) => {
    const admin = await newPlatformAdmin()
    const { id } = (await admin.get('/api/session')).body.staff

    await admin.put('/api/niches/5', { settings: { gift_credits: 33 } })
    await admin.put('/api/niches/5', { settings: { gift_credits: null } })

    const { body } = await admin.get(listPath('audit_entries', { filter: { staff_member_id: id } }))
    assert.deepEqual(
      body.map(({ tenant_id, detail }: { tenant_id: null; detail: any }) => [
        tenant_id,
        detail.changes.gift_credits.to,
      ]),
      [
        [null, null],
        [null, 33],
      ]
    )
  })
})
