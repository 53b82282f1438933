import { test } from '@japa/runner'
import { asOwner, type Brand, type Cast, newCast } from '../../../cast.ts'
import { mailsSoFar, mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { wakeWorkers } from '../../notices/wake_workers.ts'
import { newAddress, signUp, signUpAndActivate } from '../signup/signing_up.ts'

test.group('A reminder to confirm the address', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('goes out after a day and after three days, and its link activates', async ({ assert }) => {
    const { email } = await signUp(cast.rosa, { name: 'Eve' })
    await newestMailTo(email)
    assert.deepEqual(await waits(cast.rosa, email), [24, 72])

    await timePasses(cast.rosa, email)

    const reminders = (await mailsTo(email, 3)).filter(({ subject }) => subject?.includes('isn’t confirmed yet'))
    assert.lengthOf(reminders, 2)
    assert.lengthOf(
      reminders.filter(({ text }) => text!.includes('We won’t remind you again.')),
      1
    )
    const answer = await new Visitor(cast.rosa.host).post('/api/activation', { token: tokenIn(reminders[0]!) })
    assert.equal(answer.body.user.status, 'active')
  })

  test('comes once each, however often the mail was sent again', async ({ assert }) => {
    const { browser, email } = await signUp(cast.rosa)
    await browser.post('/api/activation/resend', {})

    assert.deepEqual(await waits(cast.rosa, email), [24, 72])
  })

  test('goes neither to members who confirmed meanwhile, nor to a changed address, nor to a known one', async ({
    assert,
  }) => {
    const active = await signUpAndActivate(cast.rosa)
    const moved = await signUp(cast.rosa)
    // If the address changed before this mail, there would be none: its link would be invalid.
    await newestMailTo(moved.email)
    const email = newAddress()
    await moved.browser.put('/api/activation/address', { email })
    const known = await signUp(cast.rosa, { email: cast.ann.member.email })
    await Promise.all([mailsTo(email), mailsTo(known.email)])

    await timePasses(cast.rosa, active.email)
    await timePasses(cast.rosa, email)
    await timePasses(cast.rosa, known.email)
    await mailsTo(email, 3)
    await nothingIsLeft(cast.rosa)

    const to = async (address: string) => (await mailsSoFar(address)).length
    assert.deepEqual(await Promise.all([active.email, moved.email, email, known.email].map(to)), [1, 1, 3, 1])
  })
})

const JOBS = `from app.link_tokens join app.members on members.tenant_id = link_tokens.tenant_id and members.id = member_id
  where link_tokens.tenant_id = $1 and members.email = $2
    and pgboss.job.data ->> 'mail' = 'activation_reminder' and pgboss.job.data ->> 'link' = link_tokens.id::text`

async function waits(brand: Brand, email: string): Promise<number[]> {
  const { rows } = await asOwner(
    (owner) =>
      owner.query(
        `select round(extract(epoch from start_after - created_on) / 3600)::int as hours
         from pgboss.job, lateral (select 1 ${JOBS}) as his order by hours`,
        [brand.id, email]
      ),
    brand
  )
  return rows.map(({ hours }) => hours)
}

/** Turns the clock of everything scheduled for a member ahead by three days. */
async function timePasses(brand: Brand, email: string): Promise<void> {
  await asOwner((owner) => owner.query(`update pgboss.job set start_after = now() ${JOBS}`, [brand.id, email]), brand)
  await wakeWorkers()
}
