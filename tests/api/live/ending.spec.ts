import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { beat } from '@manyhearts/api/app/live/beat'
import { allStreams } from '@manyhearts/api/app/live/streams'
import { asOwner, type Cast, newCast, type Person } from '../../cast.ts'
import { EventStream } from '../../event_stream.ts'
import { PASSWORD } from '../../password.ts'
import { newSessionOf } from '../isolation/scene/actors_of.ts'

const WITHIN_MS = 2_000
const ELEVEN_MINUTES_MS = 660_000

test.group('A stream ends', (group) => {
  let cast: Cast
  let ann: Person
  let stream: EventStream
  let bens: EventStream
  group.each.teardown(() => EventStream.closeAll())
  group.each.setup(async () => {
    cast = await newCast()
    ;({ ann } = cast)
    stream = await EventStream.of(ann.browser)
    bens = await EventStream.of(cast.ben.browser)
  })

  /** The milliseconds it took, and why; nobody else's stream may end. */
  const endOf = async (work: () => Promise<unknown>, ended = stream) => {
    await work()
    const took = await ended.ends()
    if (bens.endedAt) throw new Error('Another member’s stream ended')
    return { took, reason: ended.reason }
  }

  const ENDINGS: Record<string, () => Promise<unknown>> = {
    'with a log-out': () => ann.browser.get('/api/logout.php'),
    'with the account': () => ann.browser.post('/api/account-deletion', { password: PASSWORD }),
    'with a ban': () =>
      asOwner(
        (owner) => owner.query(`update app.members set status = 'banned' where id = $1`, [ann.member.id]),
        cast.rosa
      ),
    'when its session is ended elsewhere': async () => {
      const { body } = await ann.browser.get('/api/sessions')
      await (await newSessionOf(ann)).delete(`/api/sessions/${body.sessions[0].id}`)
    },
    'when all other sessions are ended': async () => (await newSessionOf(ann)).delete('/api/sessions'),
    'with a new password, chosen elsewhere': async () =>
      (await newSessionOf(ann)).put('/api/password', { old_password: PASSWORD, password: `${PASSWORD} anew` }),
  }
  for (const [when, work] of Object.entries(ENDINGS))
    test(when, async ({ assert }) => {
      const { took, reason } = await endOf(work)

      assert.isBelow(took, WITHIN_MS)
      assert.equal(reason, 'signed_out')
      assert.equal((await EventStream.asked(ann.browser)).response.statusCode, 403)
    })

  test('for others with a new password, but not where it was chosen', async ({ assert }) => {
    const elsewhere = await EventStream.of(await newSessionOf(ann))

    const { reason } = await endOf(
      () => ann.browser.put('/api/password', { old_password: PASSWORD, password: `${PASSWORD} anew` }),
      elsewhere
    )

    await sleep(300)
    assert.equal(reason, 'signed_out')
    assert.isUndefined(stream.endedAt)
  })

  test('with a brand that is paused', async ({ assert }) => {
    const doras = await EventStream.of(cast.dora.browser)

    const { took, reason } = await endOf(
      () => asOwner((owner) => owner.query(`update global.tenants set state = 'paused' where id = $1`, [cast.vlam.id])),
      doras
    )

    assert.isBelow(took, WITHIN_MS)
    assert.equal(reason, 'renew')
    assert.isUndefined(stream.endedAt)
    assert.equal((await EventStream.asked(cast.dora.browser)).response.statusCode, 503)
  })

  test('at the latest when it is asked again whether its session holds', async ({ assert }) => {
    await asOwner((owner) => owner.query('delete from app.sessions where member_id = $1', [ann.member.id]), cast.rosa)
    await sleep(300)
    const before = stream.endedAt

    await beat([...allStreams()])
    await sleep(100)
    const early = stream.endedAt
    await beat([...allStreams()], Date.now() + ELEVEN_MINUTES_MS)
    await stream.ends()

    assert.deepEqual([before, early], [undefined, undefined])
    assert.equal(stream.reason, 'signed_out')
    assert.isUndefined(bens.endedAt)
  })
})
