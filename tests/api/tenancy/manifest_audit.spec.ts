import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { asOwner } from '../../cast.ts'
import { manifestSource } from '../../manifest_source.ts'
import { newPlatformAdmin } from '../admin/staff_of.ts'

const newSlug = () => `audit-${randomBytes(4).toString('hex')}`
/** The newest entry. */
const appliedTo = async (slug: string) => {
  const { rows } = await asOwner((owner) =>
    owner.query(
      `select audit_entries.id::text, detail -> 'applied' as applied from staff.audit_entries
       join global.tenants on tenants.id = tenant_id where slug = $1 order by audit_entries.id desc`,
      [slug]
    )
  )
  return rows[0] as { id: string; applied: { what: string; how: string; changes: object; brands?: string[] }[] }
}

test.group('The audit log of a manifest', () => {
  test('has every value of what is new', async ({ assert }) => {
    const slug = newSlug()
    await applySource(manifestSource(slug), {})

    const { applied } = await appliedTo(slug)

    const one = (what: string) => applied.find((thing) => thing.what === what)!
    assert.deepInclude(one(`tenant ${slug}`).changes, {
      state: { from: null, to: 'live' },
      'settings.index_title.nl': { from: null, to: 'Hallo' },
      'theme.preset': { from: null, to: 'dusk' },
    })
    assert.deepInclude(one('package NL start').changes, { price_minor: { from: null, to: 999 } })
    assert.deepInclude(one(`company ${slug}`).changes, { address: { from: null, to: 'Kade 1' } })
  })

  test('has what each changed value was and became, and what ended', async ({ assert }) => {
    const slug = newSlug()
    await applySource(manifestSource(slug), {})
    const changed = manifestSource(slug)
      .replace('Kade 1', 'Kade 2')
      .replace('  index_title: { nl: Hallo }', '  index_title: { nl: Dag }')
      .replace('price_minor: 999', 'price_minor: 1299')
      .replace(/invite_codes:\n.*\n/, '')
    await applySource(changed, {})

    const { applied } = await appliedTo(slug)

    assert.sameDeepMembers(applied, [
      {
        what: `company ${slug}`,
        how: 'changed',
        brands: [slug],
        changes: { address: { from: 'Kade 1', to: 'Kade 2' } },
      },
      { what: `tenant ${slug}`, how: 'changed', changes: { 'settings.index_title.nl': { from: 'Hallo', to: 'Dag' } } },
      { what: 'package NL start', how: 'changed', changes: { price_minor: { from: 999, to: 1299 } } },
      { what: 'invite code HA…', how: 'ended', changes: { uses: { from: 2, to: null } } },
    ])
  })

  test('names staff by their number and codes by their beginning, so that the log holds no secret', async ({
    assert,
  }) => {
    const slug = newSlug()
    const email = `${slug}@example.com`
    const { rows } = await asOwner((owner) =>
      owner.query(
        `insert into staff.staff_members (email, name, password_hash) values ($1, 'Sam', '-') returning id::text`,
        [email]
      )
    )
    await applySource(`${manifestSource(slug)}staff:\n  - { email: ${email}, roles: [support, desk] }\n`, {})

    const { applied } = await appliedTo(slug)

    assert.deepInclude(applied, {
      what: `staff ${rows[0].id}`,
      how: 'new',
      changes: { roles: { from: null, to: ['desk', 'support'] } },
    })
    assert.notInclude(JSON.stringify(applied), email)
    assert.notInclude(JSON.stringify(applied), 'HALLO-1')
  })

  test('shortens long texts in the list, and has them in full in the entry', async ({ assert }) => {
    const slug = newSlug()
    const long = 'Wie wij zijn. '.repeat(60)
    const page = `pages: { faq: { nl: { title: Vragen, description: Antwoorden, body: "${long}" } } }\n`
    await applySource(manifestSource(slug) + page, {})
    const admin = await newPlatformAdmin()
    const { id } = await appliedTo(slug)

    const { body: list } = await admin.get('/api/audit_entries')
    const { body: whole } = await admin.get(`/api/audit_entries/${id}`)

    const bodyOf = ({ detail }: any) => detail.applied.find(({ what }: any) => what === 'page faq nl').changes.body.to
    const listed = list.find((one: any) => one.id === id)
    assert.isTrue(listed.detail.is_shortened)
    assert.isBelow(bodyOf(listed).length, 200)
    assert.equal(bodyOf(whole), long)
  })
})
