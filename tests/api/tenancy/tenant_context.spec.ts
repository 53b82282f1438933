import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Member from '@manyhearts/api/app/members/people/member'
import Profile from '@manyhearts/api/app/members/people/profile'
import { staffRows } from '@manyhearts/api/app/tenancy/context/staff_rows'
import {
  inSeparateTransaction,
  asStaff,
  asTenant,
  currentTransaction,
  tenantRows,
} from '@manyhearts/api/app/tenancy/context/tenant_context'
import { NotInTenant, NotOneRow } from '@manyhearts/api/app/tenancy/context/tenancy_errors'
import { asOwner, type Cast, newCast } from '../../cast.ts'

test.group('A tenant’s transaction', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('a model outside a tenant throws instead of querying', async ({ assert }) => {
    await assert.rejects(async () => Member.find('1'), NotInTenant as never)
  })

  test('a brand finds its own people and no one else’s', async ({ assert }) => {
    const names = await asTenant(cast.vlam, async () => (await Profile.all()).map(({ name }) => name))

    assert.deepEqual(names, ['Dora'])
    assert.isNull(await asTenant(cast.vlam, () => Member.find(cast.ann.member.id)))
  })

  test('a model loaded in one tenant and saved in another changes nothing and says so', async ({ assert }) => {
    const ann = await asTenant(cast.rosa, () => Profile.findOrFail(cast.ann.profile.id))

    ann.name = 'Somebody else'
    await assert.rejects(
      () => asTenant(cast.vlam, async () => void (await ann.useTransaction(currentTransaction()).save())),
      NotOneRow as never
    )

    const { name } = await asTenant(cast.rosa, () => Profile.findOrFail(ann.id))
    assert.equal(name, 'Ann')
  })

  test('an insert for another tenant is refused by the database', async ({ assert }) => {
    await assert.rejects(
      () => asTenant(cast.vlam, () => Profile.create({ ...newProfile(), tenantId: cast.rosa.id } as never)),
      /row-level security/
    )
  })

  test('hand-written statements sent at once run in their order, and before those of models', async ({ assert }) => {
    const own = { me: cast.ann.profile.id }
    const move = (to: string) => tenantRows(`update app.profiles set city = '${to}' where id = :me returning city`, own)

    const [, , read, model] = await asTenant(cast.rosa, () =>
      Promise.all([
        move('Leeds'),
        move('York'),
        tenantRows('select city from app.profiles where id = :me', own),
        Profile.findOrFail(cast.ann.profile.id),
        move('Hull'),
      ])
    )

    assert.equal(read[0]!.city, 'York')
    assert.equal(model.city, 'Hull')
  })

  test('what throws leaves nothing behind, but a separate transaction outlives it', async ({ assert }) => {
    const before = await count()

    await assert.rejects(() =>
      asTenant(cast.rosa, async () => {
        await Profile.create(newProfile() as never)
        await inSeparateTransaction(() => Profile.create(newProfile() as never))
        throw new Error('refused')
      })
    )

    assert.equal(await count(), before + 1)
  })

  test('staff’s work for no brand sees no brand’s rows, and leaves nothing behind when it throws', async ({
    assert,
  }) => {
    const email = `${cast.rosa.slug}@example.com`
    const isThere = () => staffRows('select 1 from staff.staff_members where email = ?', [email])

    await assert.rejects(
      () =>
        asStaff(async () => {
          await staffRows(`insert into staff.staff_members (email, name, password_hash) values (?, 'Sam', '-')`, [
            email,
          ])
          assert.lengthOf(await isThere(), 1)
          assert.lengthOf(await staffRows('select 1 from app.members'), 0)
          await Member.find(cast.ann.member.id)
        }),
      NotInTenant as never
    )

    assert.lengthOf(await isThere(), 0)
  })

  test('staff’s statements join a brand’s transaction of the staff connection, and no other', async ({ assert }) => {
    const seen = (connection: 'staff' | 'members') =>
      asTenant(cast.rosa, async () => (await staffRows('select name from app.profiles')).length, { connection })

    assert.isAbove(await seen('staff'), 0)
    assert.equal(await seen('members'), 0)
  })

  test('a commit that fails at the last moment is no success', async ({ assert }) => {
    const failing = asTenant(cast.rosa, async () => {
      const { rows } = await currentTransaction().rawQuery('select id from app.photos limit 0')
      // Two photos in one place: the constraint is deferred to COMMIT.
      for (let times = 0; times < 2; times++) await photoOf(cast.ann.profile.id)
      return rows
    })

    await assert.rejects(() => failing, /photos_tenant_id_profile_id_position_key/)
    const { rows } = await asOwner(
      (owner) => owner.query('select 1 from app.photos where profile_id = $1', [cast.ann.profile.id]),
      cast.rosa
    )
    assert.lengthOf(rows, 0)
  })

  test('an error swallowed inside the work is no success either', async ({ assert }) => {
    await assert.rejects(
      () =>
        asTenant(
          cast.rosa,
          async () =>
            void (await currentTransaction()
              .rawQuery('select 1/0')
              .catch(() => {}))
        ),
      /ROLLBACK/
    )
  })

  test('a connection killed before COMMIT is no success', async ({ assert }) => {
    const killed = asTenant(cast.rosa, async () => {
      await Profile.create({ ...newProfile(), name: 'Ghost' } as never)
      const { rows } = await currentTransaction().rawQuery('select pg_backend_pid() as pid')
      await asOwner((owner) => owner.query('select pg_terminate_backend($1)', [rows[0].pid]))
    })

    await assert.rejects(() => killed)
    const ghosts = await asTenant(cast.rosa, () => Profile.query().where('name', 'Ghost'))
    assert.lengthOf(ghosts, 0)
  })

  test('work without queries takes no connection', async ({ assert }) => {
    const pool = (db.connection('members').getWriteClient().client as { pool: { numUsed(): number } }).pool

    const used = await asTenant(cast.rosa, async () => pool.numUsed())

    assert.equal(used, 0)
  })

  test('a reading transaction can’t write', async ({ assert }) => {
    await assert.rejects(
      () => asTenant(cast.rosa, () => Profile.create(newProfile() as never), { readOnly: true }),
      /read-only/
    )
  })

  const count = () => asTenant(cast.rosa, async () => (await Profile.all()).length)
  const newProfile = () => ({
    kind: 'fictional',
    name: 'New',
    gender: 'female',
    lookingFor: 'male',
    dateOfBirth: cast.fay.dateOfBirth,
    country: 'GB',
    visibleToVisitors: true,
  })
  const photoOf = (profile: string) =>
    currentTransaction().rawQuery(
      `insert into app.photos (profile_id, position, filename, thumb_filename, match_filename, placeholder, width, height)
       values (?, 0, 'a', 'b', 'c', '', 1, 1)`,
      [profile]
    )
})
