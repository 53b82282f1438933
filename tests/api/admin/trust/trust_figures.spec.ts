import { test } from '@japa/runner'
import { keepTrustMonths } from '@manyhearts/api/app/admin/trust/keep_trust_months'
import { endComplaints } from '@manyhearts/api/app/safety/cases/end_complaints'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { DateTime } from 'luxon'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { report } from '../../safety/complaining.ts'
import { newStaff } from '../staff_of.ts'
import { makeUpMonth, MONTH } from './made_up_month.ts'

const NAMED = MONTH.toFormat('yyyy-MM')
const NOW = DateTime.utc().toFormat('yyyy-MM')
const HOUR = 3_600

const NO_MEASURE = { law: 0, terms: 0 }

/** What `makeUpMonth` comes to, counted by hand. */
const COUNTED = {
  notices: {
    all: 6,
    urgent: 3,
    by_reason: { under_18: 2, intimate: 1, stolen: 0, nudity: 0, threat: 1, money: 0, fake: 0, spam: 2, other: 0 },
    by_source: { member: 3, visitor: 1, team: 1, software: 1 },
  },
  decisions: {
    all: 6,
    own_motion: 1,
    none_found: 2,
    after_software: 2,
    by_measure: {
      removed: { law: 1, terms: 0 },
      hidden: { law: 1, terms: 0 },
      warned: { law: 0, terms: 1 },
      suspended: { law: 0, terms: 1 },
      banned: { law: 1, terms: 0 },
      corrected: NO_MEASURE,
    },
    // Half way between half an hour and two, of ten minutes, half an hour, two and six hours.
    median_seconds: 1.25 * HOUR,
  },
  appeals: { filed: 3, upheld: 1, overturned: 1, median_seconds: 36 * HOUR },
  // Two decisions, two held messages and a text; the report that was found harmless, one message and the text.
  software: { hidden: 2, held: 4, judged: 5, overturned: 3 },
  photos: { shown: 1, refused: 2 },
  misuse: { unfounded: 1, warned: 1, unheeded: 0 },
  authorities: { told: 1 },
  honesty: { answers: 1, conversations: 1 },
}

test.group('Figures of moderation', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const ask = async (end: string, role = 'operator') =>
    (await newStaff([{ brand: cast.rosa, role }])).get(`/api/tenants/${cast.rosa.id}/trust_figures${end}`)
  const keep = () => asTenant(cast.rosa, keepTrustMonths)

  test('count what was done in a month, whenever it had begun', async ({ assert }) => {
    await makeUpMonth(cast)

    const { status, body } = await ask(`?month=${NAMED}`)

    assert.equal(status, 200)
    assert.deepEqual(body.figures, COUNTED)
    assert.deepEqual([body.kept_at, body.active_members], [null, null])
    assert.deepEqual(body.months.slice(-2), [NAMED, NOW])
  })

  test('of a month that ended are kept, and stay when what they were counted from is forgotten', async ({ assert }) => {
    await makeUpMonth(cast)
    await keep()
    await asOwner(async (owner) => {
      await owner.query('delete from app.suspicions where tenant_id = $1', [cast.rosa.id])
      await owner.query(
        `update app.complaints set decided_at = decided_at - interval '9 months' where tenant_id = $1 and decided_at is not null`,
        [cast.rosa.id]
      )
      await owner.query(`update app.decisions set decided_at = decided_at - interval '9 months' where tenant_id = $1`, [
        cast.rosa.id,
      ])
      await owner.query(
        `update app.appeals set decided_at = decided_at - interval '9 months' where tenant_id = $1 and decided_at is not null`,
        [cast.rosa.id]
      )
    }, cast.rosa)
    await asTenant(cast.rosa, endComplaints)
    await keep()

    const { body } = await ask(`?month=${NAMED}`)

    assert.deepEqual(body.figures, COUNTED)
    assert.isString(body.kept_at)
    await assert.rejects(
      () => asOwner((owner) => owner.query(`update app.trust_months set figures = '{}'`), cast.rosa),
      /never change/
    )
  })

  test('of the running month tell who reported, and stay out of what is published', async ({ assert }) => {
    await report(cast.ann, 'profile', cast.ben.profile.id, { reason: 'under_18' })
    await new Visitor(cast.rosa.host).post('/api/complaints', {
      reason: 'other',
      words: 'The page is wrong.',
      name: 'Vera',
      email: 'vera@example.com',
      good_faith: true,
    })
    await keep()

    const { body } = await ask('')

    assert.equal(body.month, NOW)
    assert.equal(body.kept_at, null)
    assert.containSubset(body.figures.notices, { all: 2, urgent: 1, by_source: { member: 1, visitor: 1 } })
    assert.deepEqual(body.figures.software, { hidden: 1, held: 0, judged: 0, overturned: 0 })
    assert.deepEqual((await ask(`.json?year=${NOW.slice(0, 4)}`)).body.months, [])
  })

  test('count active members as often as they were here, and their average over six months', async ({ assert }) => {
    await keep()
    // Ben leaves; they stay counted.
    await asOwner(async (owner) => {
      await owner.query(`update app.profiles set last_active_at = now() - interval '50 days' where id = $1`, [
        cast.ben.profile.id,
      ])
      for (const [ago, active] of [
        [1, 100],
        [2, 201],
        [6, 50],
        [7, 9_000],
      ])
        await owner.query(
          `insert into app.trust_months (month, active_members, figures, kept_at)
           values (date_trunc('month', now() at time zone 'utc') - make_interval(months => $1), $2, $3, now())`,
          [ago, active, COUNTED]
        )
    }, cast.rosa)
    await keep()

    const [running, ended] = [await ask(''), await ask(`?month=${NAMED}`)]

    // Ann and Ben; Cleo never confirmed their address.
    assert.equal(running.body.active_members, 2)
    assert.deepEqual([running.body.average_active, running.body.averaged_months], [117, 3])
    assert.deepEqual([ended.body.average_active, ended.body.averaged_months], [117, 3])
  })

  test('are a file of a year, one month a column', async ({ assert }) => {
    await makeUpMonth(cast)
    await keep()
    const year = NAMED.slice(0, 4)

    const { headers, text } = await ask(`.csv?year=${year}`)

    assert.equal(headers['content-type'], 'text/csv; charset=utf-8')
    const lines = text.replace('\uFEFF', '').split('\r\n')
    const column = lines[0]!.split(',').indexOf(NAMED)
    assert.isAbove(column, 0)
    const figure = (name: string) => lines.find((line) => line.startsWith(`${name},`))?.split(',')[column]
    assert.equal(figure('notices.all'), '6')
    assert.equal(figure('decisions.by_measure.banned.law'), '1')
    assert.equal(figure('decisions.median_seconds'), '4500')
    assert.equal(figure('active_members'), '')
    assert.equal((await ask(`.json?year=${year}`)).body.months.at(-1).month, NAMED)
  })

  test('are for who runs the brand or reads along, and of months that were', async ({ assert }) => {
    const roles = ['read_only', 'support', 'moderator', 'finance', 'desk']
    const statuses = []
    for (const role of roles) statuses.push((await ask('', role)).status)

    assert.deepEqual(statuses, [200, 403, 403, 403, 403])
    const [before, after, none] = [await ask('?month=2020-01'), await ask('?month=2099-01'), await ask('?month=13')]
    assert.deepEqual([before.status, after.status, none.status], [422, 422, 422])
    const other = await newStaff([{ brand: cast.vlam, role: 'operator' }])
    assert.equal((await other.get(`/api/tenants/${cast.rosa.id}/trust_figures`)).status, 404)
  })
})
