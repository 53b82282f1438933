import { test } from '@japa/runner'
import PrivacyLink from '@manyhearts/api/app/identity/privacy/privacy_link'
import SignupDraft from '@manyhearts/api/app/identity/signup/signup_draft'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { countRows } from '../../chat/conversing.ts'
import { newPackage, pay } from '../../credits/shop.ts'
import { mailsOf } from '../../notices/mails_of.ts'
import { turnBrand } from '../../../turn_brand.ts'
import { eraseWhoseTimeHasCome, leave } from './leaving.ts'

test.group('Accounts that no one uses', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const newWoman = (fields = {}) =>
    newPerson(cast.rosa, { name: 'Wilma', gender: 'female', looking_for: 'male', ...fields })
  const owner = (sql: string, ...values: unknown[]) => asOwner((pg) => pg.query(sql, values), cast.rosa)
  const signedUp = ({ member }: Person, daysAgo: number) =>
    owner('update app.members set signed_up_at = now() - make_interval(days => $2) where id = $1', member.id, daysAgo)
  const lastSeen = ({ profile }: Person, ago: string) =>
    owner('update app.profiles set last_active_at = now() - $2::interval where id = $1', profile.id, ago)
  const warnedAgo = ({ member }: Person, days: number) =>
    owner(
      `update app.inactivity_warnings set first_at = first_at - make_interval(days => $2), second_at = second_at - make_interval(days => $2)
       where member_id = $1`,
      member.id,
      days
    )
  const isThere = async ({ member }: Person) =>
    (await countRows(cast.rosa, 'app.members where id = $1', member.id)) === 1
  const mails = async (person: Person) => (await mailsOf(person)).length
  const anHourPasses = () => eraseWhoseTimeHasCome(cast.rosa)

  test('a sign-up that was never activated is erased after thirty days, without a mail', async ({ assert }) => {
    const [young, old] = [await newWoman({ activated: false }), await newWoman({ activated: false })]
    await signedUp(young, 29)
    await signedUp(old, 31)

    await anHourPasses()

    assert.isTrue(await isThere(young))
    assert.isFalse(await isThere(old))
    assert.equal(await countRows(cast.rosa, 'app.profiles where member_id = $1', old.member.id), 0)
    assert.equal(await mails(old), 0)
  })

  test('nobody is warned of disuse while the brand is paused, when they can’t log in', async ({ assert }) => {
    const away = await newWoman()
    await lastSeen(away, '24 months')
    await turnBrand(cast.rosa, 'paused')

    await anHourPasses()
    const whilePaused = await countRows(cast.rosa, 'app.inactivity_warnings where member_id = $1', away.member.id)
    await turnBrand(cast.rosa, 'live')
    await anHourPasses()

    assert.equal(whilePaused, 0)
    assert.match((await newestMailTo(away.member.email)).subject!, /^Keep your account/)
  })

  test('one under the address of a member goes after seven', async ({ assert }) => {
    const twin = (days: number) =>
      newWoman({ activated: false, email: cast.ann.member.email }).then((one) => signedUp(one, days).then(() => one))
    const [young, old, other] = [await twin(6), await twin(8), await newWoman({ activated: false })]
    await signedUp(other, 8)

    await anHourPasses()

    assert.isTrue(await isThere(young))
    assert.isFalse(await isThere(old))
    assert.isTrue(await isThere(other))
    assert.isTrue(await isThere(cast.ann))
  })

  test('takes nothing along that names the address, which may be somebody else’s', async ({ assert }) => {
    const { rosa, ann, cleo } = cast
    for (const { email } of [ann.member, cleo.member]) {
      await owner(
        `insert into app.withdrawals (tenant_id, number, name, email, order_number, language, idempotency_key)
         values ($1, $3, 'Ann Example', $2, 'R-1', 'en', $3)`,
        rosa.id,
        email,
        `W-${email}`
      )
      await owner(
        `insert into app.privacy_requests (tenant_id, number, kind, email, words, language, proof, due_at)
         values ($1, $3, 'access', $2, 'What do you know?', 'en', 'email_link', now() + interval '1 month')`,
        rosa.id,
        email,
        `P-${email}`
      )
      await asTenant(rosa, () => PrivacyLink.keep({ kind: 'access', words: 'And now?', email, language: 'en' }))
      await asTenant(rosa, () => SignupDraft.keep(email, 'en', { name: 'Ann' }))
    }
    const twin = await newWoman({ activated: false, email: ann.member.email })
    await signedUp(twin, 8)
    await signedUp(cleo, 31)

    await anHourPasses()

    for (const { member } of [twin, cleo]) {
      assert.isFalse(await isThere({ member } as Person))
      for (const table of ['withdrawals', 'privacy_requests', 'privacy_links', 'signup_drafts'])
        assert.equal(await countRows(rosa, `app.${table} where email = $1`, member.email), 1, table)
    }
    assert.equal(await countRows(rosa, 'app.privacy_requests where tenant_id = $1 and outcome is null', rosa.id), 2)
  })

  test('a member who left before activating has fourteen days like everyone', async ({ assert }) => {
    const leaver = await newWoman({ activated: false })
    await signedUp(leaver, 29)
    await leave(leaver)
    await signedUp(leaver, 31)

    await anHourPasses()

    assert.isTrue(await isThere(leaver))
    const token = tokenIn(await newestMailTo(leaver.member.email))
    assert.equal((await new Visitor(cast.rosa.host).delete(`/api/account-deletion/${token}`)).status, 204)
  })

  test('an account of two years’ silence gets a mail a month before, another a week before, and is then deleted', async ({
    assert,
  }) => {
    const silent = await newWoman()
    await lastSeen(silent, '24 months -31 days')
    await anHourPasses()
    assert.equal(await mails(silent), 0, 'not yet')

    await lastSeen(silent, '24 months -29 days')
    await anHourPasses()
    await anHourPasses()
    const first = await newestMailTo(silent.member.email)
    assert.match(first.subject!, /^Keep your account/)

    await lastSeen(silent, '24 months -6 days')
    await warnedAgo(silent, 23)
    await anHourPasses()
    await anHourPasses()
    assert.lengthOf(await mailsTo(silent.member.email, 2), 2)

    await lastSeen(silent, '24 months 1 day')
    await warnedAgo(silent, 7)
    await anHourPasses()

    const left = await newestMailTo(silent.member.email, 3)
    assert.match(left.subject!, /has been deleted/)
    assert.equal((await new Visitor(cast.rosa.host).get(`/api/members/${silent.profile.id}`)).status, 404)
    assert.equal((await new Visitor(cast.rosa.host).delete(`/api/account-deletion/${tokenIn(left)}`)).status, 204)
    await anHourPasses()
    assert.equal((await new Visitor(cast.rosa.host).get(`/api/members/${silent.profile.id}`)).status, 200)
  })

  test('one that has been silent for longer still gets both mails in time', async ({ assert }) => {
    const silent = await newWoman()
    await lastSeen(silent, '5 years')

    await anHourPasses()
    await anHourPasses()

    assert.lengthOf(await mailsTo(silent.member.email), 1)
    await warnedAgo(silent, 22)
    await anHourPasses()
    assert.equal(await mails(silent), 1)
    await warnedAgo(silent, 1)
    await anHourPasses()
    await mailsTo(silent.member.email, 2)
    await warnedAgo(silent, 6)
    await anHourPasses()
    assert.isTrue((await new Visitor(cast.rosa.host).get(`/api/members/${silent.profile.id}`)).status === 200)
  })

  test('a member who logs in after a mail keeps the account', async ({ assert }) => {
    const silent = await newWoman()
    await lastSeen(silent, '24 months')
    await anHourPasses()
    await newestMailTo(silent.member.email)
    await owner(
      `update app.sessions set last_used_at = now() - interval '1 hour' where member_id = $1`,
      silent.member.id
    )

    const browser = new Visitor(cast.rosa.host)
    await browser.post('/api/session', { email: silent.member.email, password: PASSWORD })
    await silent.browser.get('/api/user.php')
    await anHourPasses()

    assert.equal(await countRows(cast.rosa, 'app.inactivity_warnings where member_id = $1', silent.member.id), 0)
    await warnedAgo(silent, 40)
    await anHourPasses()
    assert.equal(await mails(silent), 1)
    assert.isTrue(await isThere(silent))
  })

  test('one who comes back while others are deleted stays', async ({ assert }) => {
    const [first, returns] = [await newWoman(), await newWoman()]
    await lastSeen(first, '4 years')
    await lastSeen(returns, '3 years')
    await anHourPasses()
    for (const one of [first, returns]) await warnedAgo(one, 23)
    await anHourPasses()
    for (const one of [first, returns]) await warnedAgo(one, 7)
    await owner(`create function app.come_back() returns trigger language plpgsql as $$ begin
        update app.profiles set last_active_at = now() where id = ${returns.profile.id};
        return null;
      end $$`)
    await owner(`create trigger come_back after update on app.profiles for each row
      when (old.id = ${first.profile.id} and old.left_at is null and new.left_at is not null) execute function app.come_back()`)

    await anHourPasses().finally(() => owner('drop function app.come_back() cascade'))

    const left = 'app.profiles where id = $1 and left_at is not null'
    assert.equal(await countRows(cast.rosa, left, first.profile.id), 1)
    assert.equal(await countRows(cast.rosa, left, returns.profile.id), 0)
  })

  test('unused bought credits are refunded then', async ({ assert }) => {
    const silent = await newWoman()
    await pay(silent, await newPackage(cast.rosa, { credits: 40 }))
    await lastSeen(silent, '3 years')
    await anHourPasses()
    await warnedAgo(silent, 23)
    await anHourPasses()
    await warnedAgo(silent, 7)

    await anHourPasses()

    assert.equal(await countRows(cast.rosa, 'app.refunds where member_id = $1 and credits = 40', silent.member.id), 1)
  })
})
