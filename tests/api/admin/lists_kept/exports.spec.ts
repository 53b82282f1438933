import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { removeListExports } from '@manyhearts/api/app/admin/exports/remove_list_exports'
import { members } from '@manyhearts/api/app/admin/resources/members/members'
import { readWhole } from '@manyhearts/api/app/admin/resources/definition/read_rows'
import { recordPush } from '@manyhearts/api/app/notices/push/push_record'
import type StaffMember from '@manyhearts/api/app/staff/accounts/staff_member'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, newBrand, newPerson, type Person } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { eventually } from '../../notices/eventually.ts'
import { auditOf, listPath, newPlatformAdmin, newStaff } from '../staff_of.ts'
import { cellsOf } from './cells_of.ts'

/** More than the console counts, and pages through. */
const MANY = 25_000

const wanted = (changes = {}) => ({
  resource: 'members',
  filter: {},
  sort: ['signed_up_at', 'DESC'],
  language: 'en',
  ...changes,
})

test.group('Exports of lists', (group) => {
  let [brand, other] = [] as unknown as [Brand, Brand]
  let ann: Person
  let sam: Visitor
  group.setup(async () => {
    brand = await newBrand('exported', 'GB', 'en-GB')
    other = await newBrand('unexported', 'GB', 'en-GB')
    ann = await newPerson(brand, { name: '=Ann', gender: 'female', looking_for: 'male' })
    await newPerson(brand, { name: 'Bea', gender: 'female', looking_for: 'male' })
  })
  group.each.setup(async () => {
    sam = await newStaff([{ brand, role: 'operator' }])
  })

  const root = (of = brand) => `/api/tenants/${of.id}/exports`
  const ask = (as: Visitor, changes = {}, of = brand) => as.post(root(of), wanted(changes))
  const ready = (as: Visitor, id: string, of = brand) =>
    eventually('an export', async () => {
      const { body } = await as.get(root(of))
      return body.exports.find((one: { id: string; status: string }) => one.id === id && one.status === 'ready')
    })

  async function exported(as: Visitor, changes = {}, of = brand) {
    const { body } = await ask(as, changes, of)
    const made = await ready(as, body.export.id, of)
    return { made, file: await as.get(`${root(of)}/${made.id}/file`) }
  }

  test('are files with the headings of a language, masked addresses and no formulas', async ({ assert }) => {
    const { made, file } = await exported(sam, { language: 'de' })

    assert.equal(file.status, 200)
    assert.equal(file.headers['content-type'], 'text/csv; charset=utf-8')
    assert.equal(file.headers['content-disposition'], `attachment; filename="${brand.slug}-members.csv"`)
    assert.isTrue(file.bytes.toString('utf8').startsWith('\uFEFFID,Name,E-Mail,Status,'))
    assert.equal(file.bytes.length, made.bytes)
    const [, ...rows] = cellsOf(file.bytes)
    assert.equal(made.rows, 2)
    assert.lengthOf(rows, 2)
    const row = rows.find(([id]) => id === ann.member.id)!
    assert.equal(row[1], `'=Ann`)
    assert.equal(row[2], `'=•••@example.com`)
    assert.match(row[12]!, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.notInclude(file.text, ann.member.email)
  })

  test('are what the list shows with its filters, in its order', async ({ assert }) => {
    for (const kind of ['test', 'likes', 'likes'] as const)
      await asTenant(brand, () => recordPush({ memberId: ann.member.id, kind, service: 'push.example', status: 201 }))
    const query = { filter: { kind: 'likes' }, sort: ['sent_at', 'DESC'] }
    const { made, file } = await exported(sam, { resource: 'pushes', ...query })

    const { body } = await sam.get(listPath('pushes', { ...query, filter: { ...query.filter, tenant_id: brand.id } }))
    assert.equal(made.rows, 2)
    assert.deepEqual(
      cellsOf(file.bytes)
        .slice(1)
        .map(([at]) => at),
      body.map(({ sent_at: at }: { sent_at: string }) => at)
    )
  })

  test('of the log hold one brand, and are in it themselves', async ({ assert }) => {
    const admin = await newPlatformAdmin()
    await exported(admin, { resource: 'members', filter: { q: 'ann@example.com' } })
    const entry = (await auditOf(brand)).findLast(({ action }) => action === 'list_exported')!
    assert.deepEqual(entry.detail, { level: 'list', name: 'members', rows: 0, filter: { q: 'a•••@example.com' } })

    const { file } = await exported(admin, { resource: 'audit_entries', sort: ['id', 'ASC'] })
    const [, ...rows] = cellsOf(file.bytes)
    const known = await auditOf(brand)
    assert.lengthOf(rows, known.length - 1)
    assert.equal(rows.at(-1)![2], 'list_exported')
  })

  test('are their owner’s alone, and only while they may see the list', async ({ assert }) => {
    const kim = await newStaff([{ brand, role: 'operator' }])
    const { made } = await exported(sam)

    assert.equal((await kim.get(`${root()}/${made.id}/file`)).status, 404)
    assert.deepEqual((await kim.get(root())).body.exports, [])
    await asOwner((owner) =>
      owner.query(
        `update staff.grants set role = 'support' where staff_member_id = (select staff_member_id from staff.list_exports where id = $1)`,
        [made.id]
      )
    )
    assert.equal((await sam.get(`${root()}/${made.id}/file`)).status, 403)
    assert.equal((await ask(sam)).status, 403)
  })

  test('are refused for other brands, lists, filters and roles', async ({ assert }) => {
    const status = async (as: Visitor, changes = {}, of = brand) => (await ask(as, changes, of)).status
    for (const role of ['support', 'moderator', 'finance', 'read_only'])
      assert.equal(await status(await newStaff([{ brand, role }])), 403, role)
    assert.equal(await status(sam, {}, other), 404)
    for (const changes of [
      { resource: 'held_messages' },
      { resource: 'constructor' },
      { filter: { email: 'x' } },
      { filter: { tenant_id: other.id } },
      { sort: ['email', 'ASC'] },
      { language: 'tlh' },
    ])
      assert.equal(await status(sam, changes), 422, JSON.stringify(changes))
    assert.deepEqual((await sam.get(root())).body.exports, [])
  })

  test('are one while one is made, and three at most', async ({ assert }) => {
    const { staff } = (await sam.get('/api/session')).body
    const begun = (language: string) =>
      asOwner(async (owner) => {
        const { rows } = await owner.query(
          `insert into staff.list_exports (staff_member_id, tenant_id, resource, filter, sort, language)
           values ($1, $2, 'members', '{"status": "active", "photos": "waiting"}', '["id", "ASC"]', $3) returning id::text`,
          [staff.id, brand.id, language]
        )
        return rows[0].id as string
      })
    const query = { filter: { photos: 'waiting', status: 'active' }, sort: ['id', 'ASC'] }
    const id = await begun('en')
    await begun('fr')
    await begun('nl')

    const same = await ask(sam, query)
    const fourth = await ask(sam, { ...query, language: 'de' })

    assert.equal(same.body.export.id, id)
    assert.equal(same.body.export.status, 'pending')
    assert.equal(fourth.status, 409)
    assert.equal(fourth.body.errors[0].code, 'too_many_list_exports')
  })

  test('go within a day, with their files', async ({ assert }) => {
    const { made } = await exported(sam)
    const path = join(process.env.DATA_DIR!, 'exports', brand.id, `${made.id}.csv`)
    assert.isTrue(existsSync(path))
    assert.isBelow(Date.parse(made.expires_at) - Date.parse(made.requested_at), 24 * 3_600_000)
    await asTenant(brand, removeListExports)
    assert.isTrue(existsSync(path))

    await asOwner((owner) => owner.query(`update staff.list_exports set expires_at = now() where id = $1`, [made.id]))
    assert.equal((await sam.get(`${root()}/${made.id}/file`)).status, 404)
    await asTenant(brand, removeListExports)
    assert.isFalse(existsSync(path))
    assert.deepEqual((await sam.get(root())).body.exports, [])
  })

  test('hold every row of a long list, in little memory', async ({ assert }) => {
    const crowd = await newBrand(`crowd${randomBytes(3).toString('hex')}`, 'GB', 'en-GB')
    await asOwner(async (owner) => {
      await owner.query(
        `insert into app.members (id, email, password_hash, status, language, show_fictional, visible_to_visitors)
         select number, 'm' || number || '@example.com', '-', 'active', 'en', true, true from generate_series(1, ${MANY}) number`
      )
      await owner.query(
        `insert into app.profiles (id, kind, member_id, status, name, gender, looking_for, date_of_birth, country)
         select number, 'member', number, 'active', 'Name ' || number, 'male', 'female', '1990-01-01', 'GB' from generate_series(1, ${MANY}) number`
      )
    }, crowd)
    const admin = await newPlatformAdmin()
    const { made, file } = await exported(admin, { sort: ['last_active_at', 'DESC'] }, crowd)
    const [, ...rows] = cellsOf(file.bytes)

    assert.equal(made.rows, MANY)
    assert.equal(new Set(rows.map(([id]) => id)).size, MANY)
    const reader = { staff: { platformAdmin: true } as StaffMember, roles: [] }
    const query = { conditions: [], order: 'members.id asc' }
    const held = await asTenant(
      crowd,
      () => Array.fromAsync(readWhole(reader, members, query), (some) => some.length),
      {
        connection: 'staff',
      }
    )
    assert.equal(
      held.reduce((sum, some) => sum + some),
      MANY
    )
    assert.isAtMost(Math.max(...held), 500)
  })
    .tags(['@full'])
    .timeout(120_000)
})
