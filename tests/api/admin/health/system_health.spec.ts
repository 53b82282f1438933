import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { QUEUES, SCHEDULED_JOBS } from '@manyhearts/api/app/jobs/queues'
import { asOwner, newBrand } from '../../../cast.ts'
import { eventually } from '../../notices/eventually.ts'
import { newPlatformAdmin, newStaff } from '../staff_of.ts'

const job = (values: { name: string; state: string; data?: object; output?: object; minutes: number }) =>
  asOwner((owner) =>
    owner.query(
      `insert into pgboss.job (id, name, state, data, output, created_on, start_after, completed_on)
       values ($1, $2, $3::pgboss.job_state, $4, $5, now() - make_interval(mins => $6), now() - make_interval(mins => $6),
         case when $3 in ('completed', 'failed') then now() - make_interval(mins => $6) end)`,
      [randomUUID(), values.name, values.state, values.data ?? {}, values.output ?? null, values.minutes]
    )
  )

const health = async () => (await (await newPlatformAdmin()).get('/api/system_health')).body
const named = (list: { name: string }[], name: string): any => list.find((one) => one.name === name)

test.group('System health', () => {
  test('tells platform admins of the server, its disk, the database and every job', async ({ assert }) => {
    // The line to other servers is up soon after the start.
    const { server, disk, pools, database, queues, scheduled } = await eventually('the line', async () => {
      const known = await health()
      return known.server.hears_events ? known : undefined
    })

    assert.isBelow(Date.parse(server.started_at), Date.now())
    assert.equal(server.node, process.versions.node)
    assert.isAbove(server.memory_bytes, 1_000_000)
    assert.isAbove(disk.size_bytes, disk.free_bytes)
    assert.deepEqual(
      pools.map(({ pool }: any) => pool),
      ['members', 'separate', 'staff']
    )
    assert.match(database.version, /^\d+/)
    assert.isAbove(database.size_bytes, 1_000_000)
    assert.isAtLeast(database.answered_in_ms, 0)
    assert.sameMembers(
      queues.map(({ name }: any) => name),
      Object.keys(QUEUES)
    )
    assert.sameMembers(
      scheduled.map(({ name }: any) => name),
      Object.keys(SCHEDULED_JOBS)
    )
  })

  test('tells when a scheduled job ran last, and at how many brands it failed', async ({ assert }) => {
    await job({ name: 'seal_ledger', state: 'completed', output: { brands: 5, failed: 2 }, minutes: 30 })
    await job({ name: 'seal_ledger', state: 'completed', output: { brands: 5, failed: 0 }, minutes: 90 })

    const { scheduled } = await health()

    const sealing = named(scheduled, 'seal_ledger')
    assert.containSubset(sealing, { every_seconds: 3_600, failed_brands: 2, is_late: false })
    assert.closeTo(Date.parse(sealing.ended_at), Date.now() - 30 * 60_000, 5 * 60_000)
    await asOwner((owner) => owner.query(`delete from pgboss.job where name = 'seal_ledger' and state = 'completed'`))
  })

  test('counts jobs that were given up within a day', async ({ assert }) => {
    const before = named((await health()).queues, 'remove_hero').given_up
    // Of no brand, so that no other test meets it.
    await job({ name: 'remove_hero', state: 'failed', minutes: 60 })
    await job({ name: 'remove_hero', state: 'failed', minutes: 25 * 60 })

    const after = named((await health()).queues, 'remove_hero').given_up

    assert.equal(after - before, 1)
  })

  test('tells of the last backup', async ({ assert }) => {
    const backup = (hours: number) =>
      asOwner((owner) =>
        owner.query(
          'insert into infra.backups (made_at, rows, files) values (now() - make_interval(hours => $1), 4711, 12)',
          [hours]
        )
      )
    await asOwner((owner) => owner.query('delete from infra.backups'))
    await backup(40)
    assert.containSubset((await health()).backup, { rows: 4_711, files: 12, is_old: true })
    await backup(2)
    assert.containSubset((await health()).backup, { rows: 4_711, is_old: false })
  })

  test('is nobody else’s', async ({ assert }) => {
    const brand = await newBrand('halma', 'GB', 'en-GB')
    const kim = await newStaff([{ brand, role: 'operator' }])

    assert.equal((await kim.get('/api/system_health')).status, 403)
  })
})
