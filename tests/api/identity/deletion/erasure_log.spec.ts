import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { hashOf, loggedErasures, pruneErasureLog } from '@manyhearts/api/app/identity/deletion/erasure_log'
import { repeatErasures } from '@manyhearts/api/app/identity/deletion/repeat_erasures'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { newestMailTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { countRows } from '../../chat/conversing.ts'
import { newPackage, pay } from '../../credits/shop.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from './leaving.ts'

const FOLDER = () => join(process.env.DATA_DIR!, 'erasures')

test.group('After a backup is restored', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  const newWoman = () => newPerson(cast.rosa, { name: 'Wilma', gender: 'female', looking_for: 'male' })
  const restoredFromBackup = ({ member, profile, brand }: Person) =>
    asOwner(async (owner) => {
      await owner.query('delete from app.account_deletions where member_id = $1', [member.id])
      await owner.query(
        `insert into app.members (tenant_id, id, email, password_hash, status, activated_at, language, show_fictional, visible_to_visitors)
         values ($1, $2, $3, 'x', 'active', now(), 'en', true, true)
         on conflict (tenant_id, id) do update set status = 'active', email = excluded.email`,
        [brand.id, member.id, member.email]
      )
      await owner.query(
        `insert into app.profiles (tenant_id, id, kind, member_id, status, name, gender, looking_for, date_of_birth, country)
         values ($1, $2, 'member', $3, 'active', 'Wilma', 'female', 'male', '1990-01-01', 'GB')
         on conflict (tenant_id, id) do update set status = 'active', left_at = null`,
        [brand.id, profile.id, member.id]
      )
    }, brand)
  const isShown = async ({ profile }: Person) =>
    (await new Visitor(cast.rosa.host).get(`/api/members/${profile.id}`)).status === 200

  test('members who left since leave again, erased ones are erased again, returned ones stay', async ({ assert }) => {
    const [leaver, erased, back, other] = [await newWoman(), await newWoman(), await newWoman(), await newWoman()]
    for (const one of [leaver, erased, back]) await leave(one)
    await letDaysPass(erased, 15)
    await eraseWhoseTimeHasCome(cast.rosa)
    await new Visitor(cast.rosa.host).delete(`/api/account-deletion/${tokenIn(await newestMailTo(back.member.email))}`)
    await nothingIsLeft(cast.rosa)
    for (const one of [leaver, erased]) await restoredFromBackup(one)
    assert.isTrue(await isShown(leaver))

    assert.deepEqual(await repeatErasures(cast.rosa), { deleted: 1, erased: 1 })

    assert.isFalse(await isShown(leaver))
    assert.equal(await countRows(cast.rosa, 'app.members where id = $1', erased.member.id), 0)
    assert.isTrue(await isShown(back))
    assert.isTrue(await isShown(other))
  })

  test('members who leave again get the refund they asked for', async ({ assert }) => {
    const [asked, did] = [await newWoman(), await newWoman()]
    for (const one of [asked, did]) await pay(one, await newPackage(cast.rosa, { credits: 40 }))
    await leave(asked, { refund: true })
    await leave(did)
    await nothingIsLeft(cast.rosa)
    await asOwner((owner) => owner.query(`delete from app.refunds where member_id = $1`, [asked.member.id]), cast.rosa)
    for (const one of [asked, did]) await restoredFromBackup(one)

    await repeatErasures(cast.rosa)

    const wanted = `app.refunds where member_id = $1 and state = 'wanted' and credits = 40`
    assert.equal(await countRows(cast.rosa, wanted, asked.member.id), 1)
    assert.equal(await countRows(cast.rosa, wanted, did.member.id), 0)
  })

  test('the log says nothing of a deletion that was never stored', async ({ assert }) => {
    const stays = await newWoman()
    await asOwner(
      (owner) =>
        owner.query(`create function app.lost() returns trigger language plpgsql as $$ begin raise exception 'lost'; end $$;
          create constraint trigger lost after insert or update on app.account_deletions deferrable initially deferred
            for each row when (new.member_id = ${stays.member.id}) execute function app.lost()`),
      cast.rosa
    )

    const { status } = await leave(stays).finally(() =>
      asOwner((owner) => owner.query('drop function app.lost() cascade'))
    )
    await nothingIsLeft(cast.rosa)

    assert.equal(status, 500)
    assert.isFalse((await loggedErasures()).has(hashOf(cast.rosa, stays.member.id)))
  })

  test('the log names no one, and is forgotten once no backup is older', async ({ assert }) => {
    const leaver = await newWoman()
    await leave(leaver)
    await nothingIsLeft(cast.rosa)
    const noted = (
      await Promise.all((await readdir(FOLDER())).map((name) => readFile(join(FOLDER(), name), 'utf8')))
    ).join()
    assert.notInclude(noted, leaver.member.id)
    assert.match(noted, /^[\w-]{43} deleted$/m)
    const [old, young] = [36, 34].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10))
    for (const day of [old, young]) await writeFile(join(FOLDER(), `${day}.txt`), 'x deleted\n')

    await pruneErasureLog()

    assert.notInclude(await readdir(FOLDER()), `${old}.txt`)
    assert.include(await readdir(FOLDER()), `${young}.txt`)
  })
})
