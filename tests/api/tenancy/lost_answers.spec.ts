import { test } from '@japa/runner'
import Profile from '@manyhearts/api/app/members/people/profile'
import { NotCommitted, OutcomeUnknown } from '@manyhearts/api/app/tenancy/context/tenancy_errors'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { isConnectionError } from '@manyhearts/api/app/tenancy/context/transaction_outcome'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { type CuttingProxy, cuttingProxy } from './cutting_proxy.ts'
import { rounds } from '../../rounds.ts'

const COMMITS = rounds(100, 1000)
const AT_ONCE = 8

const CUT_SHARE = 0.05

/** COMMIT as a simple query of PostgreSQL's protocol, and as its answer. */
const COMMIT = Buffer.from('COMMIT; RESET ALL\0')
const COMMITTED = Buffer.from('COMMIT\0')

/** The error with which PostgreSQL ends a connection, in its protocol. */
const FAREWELL_FIELDS = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'
const FAREWELL = Buffer.concat([Buffer.from([0x45, 0, 0, 0, FAREWELL_FIELDS.length + 4]), Buffer.from(FAREWELL_FIELDS)])

test.group('An answer that gets lost', (group) => {
  let cast: Cast
  let proxy: CuttingProxy
  group.setup(async () => {
    cast = await newCast()
  })
  group.each.setup(async () => {
    proxy = await cuttingProxy()
    return () => proxy.remove()
  })

  const store = (name: string, also = async () => {}) =>
    asTenant(cast.rosa, async () => {
      const { kind, gender, lookingFor, dateOfBirth, country, visibleToVisitors } = cast.fay
      await Profile.create({ kind, gender, lookingFor, dateOfBirth, country, visibleToVisitors, name })
      await also()
      return 'stored'
    })
  const times = async (name: string) =>
    (await asTenant(cast.rosa, () => Profile.query().where('name', name), { readOnly: true })).length

  test('after COMMIT was done is looked up, and the work counts as done, once', async ({ assert }) => {
    proxy.judge = (piece, toServer, line) => {
      if (toServer) line.commits = piece.includes(COMMIT)
      return !toServer && line.commits && piece.includes(COMMITTED) ? { cutAfter: 0 } : 'pass'
    }

    assert.equal(await store('Acknowledged'), 'stored')

    assert.isAbove(proxy.cuts, 0)
    proxy.judge = () => 'pass'
    assert.equal(await times('Acknowledged'), 1)
  })

  test('after COMMIT was done before a recovery is no certain no', async ({ assert }) => {
    proxy.judge = (piece, toServer, line) => {
      if (toServer) line.commits = piece.includes(COMMIT)
      return !toServer && line.commits && piece.includes(COMMITTED) ? { cutAfter: 0 } : 'pass'
    }
    // As every recovery does, too.
    const resetStatistics = async () => {
      await asOwner((owner) => owner.query(`select pg_stat_reset_shared('wal')`))
    }

    await assert.rejects(() => store('Doubtful', resetStatistics), OutcomeUnknown as never)

    proxy.judge = () => 'pass'
    assert.equal(await times('Doubtful'), 1)
  })

  test('before COMMIT arrived is looked up too, and nothing is stored', async ({ assert }) => {
    proxy.judge = (piece, toServer) => (toServer && piece.includes(COMMIT) ? { cutAfter: 0 } : 'pass')

    await assert.rejects(() => store('Lost'), NotCommitted as never)

    proxy.judge = () => 'pass'
    assert.equal(await times('Lost'), 0)
  })

  test('is none after PostgreSQL’s farewell, and the line is not used any more though it is open', async ({
    assert,
  }) => {
    proxy.judge = (piece, toServer) => (toServer && piece.includes(COMMIT) ? { lastWord: FAREWELL } : 'pass')

    await assert.rejects(() => store('Killed'), NotCommitted as never)

    proxy.judge = () => 'pass'
    assert.equal(await times('Killed'), 0)
  })

  test('in many commits with the line cut anywhere, every answer is correct', async ({ assert }) => {
    proxy.judge = (piece) =>
      Math.random() < CUT_SHARE ? { cutAfter: Math.floor(Math.random() * (piece.length + 1)) } : 'pass'
    const outcomes = new Map<string, boolean>()
    const names = Array.from({ length: COMMITS }, (_, place) => `Commit ${place}`)
    const next = names.values()
    const worker = async () => {
      for (const name of next)
        outcomes.set(
          name,
          await store(name).then(
            () => true,
            () => false
          )
        )
    }

    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    proxy.judge = () => 'pass'

    const found = await asTenant(cast.rosa, () => Profile.query().whereLike('name', 'Commit %'), { readOnly: true })
    const stored = found.map(({ name }) => name)
    assert.sameMembers(
      stored,
      names.filter((name) => outcomes.get(name))
    )
    assert.isAbove(proxy.cuts, COMMITS * CUT_SHARE)
    assert.isAbove(stored.length, COMMITS / 2)
    assert.isBelow(stored.length, COMMITS)
  })

  test('a broken pipe counts as a lost line, a violated rule does not', ({ assert }) => {
    const error = (code?: string) => Object.assign(new Error('x'), { code })

    for (const code of [undefined, 'EPIPE', 'ECONNRESET', 'ETIMEDOUT', '08006', '57P01'])
      assert.isTrue(isConnectionError(error(code)), String(code))
    for (const code of ['23505', '22P02', '40P01', 'P0001', '42P01'])
      assert.isFalse(isConnectionError(error(code)), code)
  })
})
