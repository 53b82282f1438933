import { test } from '@japa/runner'
import { roleConnection } from '@manyhearts/api/app/tenancy/context/database_roles'
import pg from 'pg'
import { asOwner, type Brand, newBrand } from '../../cast.ts'
import type { Visitor } from '../../visitor.ts'
import { listPath, newPlatformAdmin, newStaff } from './staff_of.ts'

const change = (who: Visitor, brand: Brand, credits: number) =>
  who.put(`/api/tenants/${brand.id}`, { settings: { message_credits: credits } })

test.group('The audit log in the console', (group) => {
  let rosa: Brand
  let vlam: Brand
  let sam: Visitor
  let kim: Visitor

  group.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB', { name: 'Rosa' })
    vlam = await newBrand('vlam', 'NL', 'nl-NL', { name: 'Vlam' })
    sam = await newStaff([
      { brand: rosa, role: 'operator' },
      { brand: vlam, role: 'support' },
    ])
    kim = await newStaff([{ brand: vlam, role: 'operator' }])
    await change(sam, rosa, 11)
    await change(kim, vlam, 12)
    await change(sam, rosa, 13)
  })

  const idOf = async (who: Visitor) => (await who.get('/api/session')).body.staff.id
  const entries = async (who: Visitor, query: Parameters<typeof listPath>[1] = {}) => {
    const { status, body } = await who.get(listPath('audit_entries', query))
    return status === 200 ? body.map(({ detail }: any) => detail.changes?.message_credits?.to) : status
  }

  test('an entry says who did what to which brand, the newest first', async ({ assert }) => {
    const { body, headers } = await sam.get('/api/audit_entries')

    const [{ id, at, ...newest }] = body
    assert.deepEqual(newest, {
      action: 'settings_changed',
      tenant_id: rosa.id,
      tenant: 'Rosa',
      staff_member_id: await idOf(sam),
      staff_member: 'Sam',
      detail: { level: 'tenant', id: rosa.id, name: rosa.slug, changes: { message_credits: { from: 11, to: 13 } } },
    })
    assert.match(at, /^\d{4}-.*Z$/)
    assert.equal(headers['content-range'], 'audit_entries 0-1/2')
    assert.deepEqual((await sam.get(`/api/audit_entries/${id}`)).body, body[0])
  })

  test('operators see their brands’ entries and their own, platform admins all', async ({ assert }) => {
    const admin = await newPlatformAdmin()
    const both = { filter: { tenant_id: [rosa.id, vlam.id] } }
    await asOwner(async (owner) =>
      owner.query(`insert into staff.audit_entries (staff_member_id, action) values ($1, 'logged_in')`, [
        await idOf(kim),
      ])
    )

    assert.deepEqual(await entries(sam, both), [13, 11])
    assert.deepEqual(await entries(kim, both), [12])
    assert.deepEqual(await entries(admin, both), [13, 12, 11])
    assert.deepEqual(await entries(kim, { filter: { action: 'logged_in' } }), [undefined])
    assert.deepEqual(await entries(sam, { filter: { staff_member_id: await idOf(kim) } }), [])
  })

  test('a new operator sees what was done at their brand before they came', async ({ assert }) => {
    const late = await newStaff([{ brand: rosa, role: 'operator' }])

    assert.deepEqual(await entries(late), [13, 11])
  })

  test('another brand’s entry can’t be told from a missing one', async ({ assert }) => {
    const [{ id }] = (await kim.get('/api/audit_entries')).body.slice(-1)

    const [theirs, unknown] = [await sam.get(`/api/audit_entries/${id}`), await sam.get('/api/audit_entries/77')]

    assert.equal(theirs.status, 404)
    assert.equal(theirs.text, unknown.text)
  })

  test('the log is filtered by brand, person, action and time, and sorted both ways', async ({ assert }) => {
    const [newest, oldest] = (await sam.get('/api/audit_entries')).body

    assert.deepEqual(await entries(sam, { sort: ['at', 'ASC'] }), [11, 13])
    assert.deepEqual(await entries(sam, { filter: { action: 'theme_changed' } }), [])
    assert.deepEqual(await entries(sam, { filter: { from: oldest.at, until: newest.at } }), [11])
    assert.deepEqual(await entries(sam, { filter: { from: '2020-01-01T00:00Z' } }), [13, 11])
    for (const filter of [{ from: 'yesterday' }, { from: '2026-13-01T00:00:00Z' }, { until: 5 }, { action: 'x' }])
      assert.equal(await entries(sam, { filter }), 422, JSON.stringify(filter))
  })

  test('staff who are operators of no brand read no log', async ({ assert }) => {
    for (const role of ['support', 'moderator', 'finance', 'desk', 'read_only'])
      assert.equal(await entries(await newStaff([{ brand: rosa, role }])), 403, role)
  })

  test('no one changes the log, not even the console itself', async ({ assert }) => {
    const admin = await newPlatformAdmin()
    const [{ id }] = (await admin.get('/api/audit_entries')).body
    const console = new pg.Client(roleConnection(process.env.DATABASE_URL!, 'staff'))
    await console.connect()

    for (const sql of [
      `update staff.audit_entries set action = 'logged_out'`,
      'delete from staff.audit_entries',
      'truncate staff.audit_entries',
    ])
      await assert.rejects(() => console.query(sql), /permission denied/)
    await console.end()
    assert.equal((await admin.put(`/api/audit_entries/${id}`, { action: 'logged_out' })).status, 404)
    assert.equal((await admin.delete(`/api/audit_entries/${id}`)).status, 404)
    assert.equal((await admin.post('/api/audit_entries', { action: 'logged_out' })).status, 404)
  })
})
