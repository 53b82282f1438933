import { test } from '@japa/runner'
import { ALARMS, QUEUES } from '@manyhearts/api/app/admin/dashboard/watched'
import type { StaffRole } from '@manyhearts/api/app/staff/accounts/staff_roles'
import { asOwner, type Brand, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { newPackage, order } from '../../credits/shop.ts'
import { newPlatformAdmin, newStaff } from '../staff_of.ts'
import { end, plant, type Watched } from './waiting.ts'

const ALL = [...Object.keys(QUEUES), ...Object.keys(ALARMS)] as Watched[]

/** Hours: within a day, and so that both are late where that is a matter of time. */
const [NEWER, OLDER] = [13, 20]

const SEEN: Record<Exclude<StaffRole, 'desk'>, Watched[]> = {
  operator: ALL.filter((name) => !['payment_tasks', 'refunds', 'ledger_unsealed', 'jobs_given_up'].includes(name)),
  moderator: ['held_messages', 'profile_texts', 'verifications', 'photos', 'complaints', 'appeals', 'suspicions'],
  support: [
    'complaints',
    'desk_flags',
    'privacy_requests',
    'push_key_refused',
    'mails_untaken',
    'postbacks_given_up',
    'postbacks_refused',
    'exports_late',
  ],
  read_only: ['push_key_refused', 'mails_untaken', 'postbacks_given_up', 'postbacks_refused', 'announcements_late'],
  finance: ['payment_tasks', 'refunds', 'ledger_unsealed'],
}

test.group('What waits for staff', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
    await order(cast.ann, await newPackage(cast.rosa))
  })

  const at = (role: StaffRole, brand: Brand = cast.rosa) => newStaff([{ brand, role }])
  const brandFor = async (who: Visitor, { id }: Brand = cast.rosa) => {
    const { status, body } = await who.get('/api/dashboard')
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.brands.find((one: any) => one.id === id)
  }
  const waitingFor = async (who: Visitor, brand?: Brand) => {
    const { queues, alarms } = await brandFor(who, brand)
    return [...queues, ...alarms] as {
      name: Watched
      count: number
      oldest_at: string
      due_at: string | null
      overdue: number
    }[]
  }
  const age = (at: string) => Math.round((Date.now() - Date.parse(at)) / 3_600_000)

  for (const name of ALL)
    test(`${name}: counted with the oldest, until it is done`, async ({ assert }) => {
      const hours = name === 'ledger_unsealed' ? [60, 36] : [NEWER, OLDER]
      const admin = await newPlatformAdmin()
      assert.notInclude(
        (await waitingFor(admin)).map((one) => one.name),
        name
      )
      for (const one of hours) await plant(name, cast.ann, one)

      const [found] = (await waitingFor(admin)).filter((one) => one.name === name)
      assert.equal(found?.count, name === 'ledger_unsealed' ? 1 : 2)
      assert.equal(age(found!.oldest_at), name === 'ledger_unsealed' ? 36 : OLDER)
      assert.notInclude(
        (await waitingFor(admin, cast.vlam)).map((one) => one.name),
        name
      )

      await end(name, cast.ann)
      assert.notInclude(
        (await waitingFor(admin)).map((one) => one.name),
        name
      )
    })

  test('what should have been done by now is told, and when the first has to be', async ({ assert }) => {
    for (const hours of [1, 30, 50])
      for (const name of ['held_messages', 'complaints', 'photos'] as const) await plant(name, cast.ann, hours)

    const found = Object.fromEntries((await waitingFor(await at('moderator'))).map((one) => [one.name, one]))

    assert.equal(found.held_messages!.overdue, 2)
    assert.equal(age(found.held_messages!.due_at!), 50 - 24)
    assert.equal(found.complaints!.overdue, 2)
    assert.equal(found.photos!.overdue, 0)
    assert.isNull(found.photos!.due_at)
  })

  test('a mail that has just been written, an export that is being made and one old refusal are nothing', async ({
    assert,
  }) => {
    for (const name of ['mails_untaken', 'exports_late', 'announcements_late'] as const) await plant(name, cast.ann, 0)
    for (const name of ['push_key_refused', 'mails_untaken', 'postbacks_refused'] as const)
      await plant(name, cast.ann, 30)

    assert.deepEqual(await waitingFor(await newPlatformAdmin()), [])
  })

  for (const [role, names] of Object.entries(SEEN))
    test(`${role}: sees what they work on, at their own brand alone`, async ({ assert }) => {
      for (const name of ALL) await plant(name, cast.ann, name === 'ledger_unsealed' ? 36 : OLDER)
      const who = await at(role as StaffRole)

      assert.sameMembers(
        (await waitingFor(who)).map(({ name }) => name),
        names
      )
      const elsewhere = await at(role as StaffRole, cast.vlam)
      assert.deepEqual(await waitingFor(elsewhere, cast.vlam), [])
      assert.isUndefined(await brandFor(elsewhere, cast.rosa))
    })

  test('who may work on something at one brand only reads at the other', async ({ assert }) => {
    const sam = await newStaff([
      { brand: cast.rosa, role: 'moderator' },
      { brand: cast.vlam, role: 'finance' },
    ])
    for (const name of ['photos', 'payment_tasks'] as const) {
      await plant(name, cast.ann, 1)
      await plant(name, cast.dora, 1)
    }

    assert.deepEqual(
      (await waitingFor(sam)).map(({ name }) => name),
      ['photos']
    )
    assert.deepEqual(
      (await waitingFor(sam, cast.vlam)).map(({ name }) => name),
      ['payment_tasks']
    )
  })

  test('a refund does not wait for who asked for it', async ({ assert }) => {
    const [asks, agrees] = [await at('finance'), await at('finance')]
    await plant('refunds', cast.ann, 1)
    const { id } = (await asks.get('/api/session')).body.staff
    await asOwner(
      (owner) => owner.query('update app.refunds set asked_by = $1 where tenant_id = $2', [id, cast.rosa.id]),
      cast.rosa
    )

    assert.deepEqual(await waitingFor(asks), [])
    assert.lengthOf(await waitingFor(agrees), 1)
  })

  test('a long queue is counted up to a thousand', async ({ assert }) => {
    await asOwner(
      (owner) =>
        owner.query(
          `insert into app.data_exports (member_id, requested_at)
           select $1, now() - make_interval(hours => 2, mins => n) from generate_series(1, 1200) n`,
          [cast.ann.member.id]
        ),
      cast.rosa
    )

    const [exports] = await waitingFor(await at('support'))
    assert.equal(exports!.count, 1001)
  })

  test('nothing is asked of desk staff, who see no brand', async ({ assert }) => {
    assert.equal((await (await at('desk')).get('/api/dashboard')).status, 403)
  })
})
