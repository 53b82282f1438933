import { test } from '@japa/runner'
import { scheduledJobs } from '@manyhearts/api/start/jobs'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { newestMailTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { newSessionOf } from '../../isolation/scene/actors_of.ts'
import { later } from './later.ts'
import { forget, reset, resetToken } from '../passwords/resetting.ts'
import { newAddress, signUp } from '../signup/signing_up.ts'

test.group('Links and sessions that are over', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const tidy = () => asTenant(cast.rosa, scheduledJobs.remove_old_tokens)
  const looked = async (token: string) => (await new Visitor(cast.rosa.host).get(`/api/tokens/${token}`)).status
  const count = async (table: string) =>
    (
      await asOwner(
        (owner) => owner.query(`select count(*)::int as rows from app.${table} where tenant_id = $1`, [cast.rosa.id]),
        cast.rosa
      )
    ).rows[0].rows

  test('links are explained for a week after they were used or ended, and then forgotten', async ({ assert }) => {
    const { email } = cast.ann.member
    const [used, ended] = [await resetToken(cast.rosa, email), await resetToken(cast.rosa, cast.ben.member.email)]
    await reset(cast.rosa, used)
    await later(cast.rosa, email, '6 days 23 hours')
    await later(cast.rosa, cast.ben.member.email, '7 days')
    await tidy()
    assert.deepEqual([await looked(used), await looked(ended)], [200, 200])

    await later(cast.rosa, email, '1 hour 1 minute')
    await later(cast.rosa, cast.ben.member.email, '1 hour 1 minute')
    await tidy()

    assert.deepEqual([await looked(used), await looked(ended)], [404, 404])
  })

  test('resets of unknown addresses are forgotten like the others', async ({ assert }) => {
    await forget(cast.rosa, newAddress())
    await asOwner(
      (owner) =>
        owner.query(`update app.link_tokens set expires_at = expires_at - interval '8 days' where tenant_id = $1`, [
          cast.rosa.id,
        ]),
      cast.rosa
    )
    assert.equal(await count('link_tokens'), 1)

    await tidy()

    assert.equal(await count('link_tokens'), 0)
  })

  test('valid ones stay', async ({ assert }) => {
    const { email } = await signUp(cast.rosa)
    const token = tokenIn(await newestMailTo(email))

    await tidy()

    assert.equal(await looked(token), 200)
    assert.equal((await cast.ann.browser.get('/api/user.php')).status, 200)
  })

  test('expired sessions are forgotten, but another brand’s not by this one', async ({ assert }) => {
    await newSessionOf(cast.ann)
    const sessions = await count('sessions')
    await asOwner(
      (owner) =>
        owner.query(
          `update app.sessions set expires_at = now() - interval '1 minute' where id in
          (select id from app.sessions where member_id = $1 limit 1)`,
          [cast.ann.member.id]
        ),
      cast.rosa
    )
    await asOwner(
      (owner) =>
        owner.query(`update app.sessions set expires_at = now() - interval '1 day' where tenant_id = $1`, [
          cast.vlam.id,
        ]),
      cast.vlam
    )

    await tidy()

    assert.equal(await count('sessions'), sessions - 1)
    const { rows } = await asOwner(
      (owner) => owner.query('select id from app.sessions where tenant_id = $1', [cast.vlam.id]),
      cast.vlam
    )
    assert.lengthOf(rows, 1)
  })

  test('a scheduled job does it once a day', async ({ assert }) => {
    const { rows } = await asOwner((owner) => owner.query('select name, cron from pgboss.schedule'))

    assert.containsSubset(rows, [{ name: 'remove_old_tokens', cron: '23 3 * * *' }])
  })
})
