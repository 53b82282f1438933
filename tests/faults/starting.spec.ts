import { test } from '@japa/runner'
import { newBrand } from '../cast.ts'
import { Visitor } from '../visitor.ts'
import { becomesTrue } from './patience.ts'
import { killPostgres, restartPostgres } from './postgres.ts'
import { Server } from './server.ts'

test.group('Without PostgreSQL', (group) => {
  group.each.teardown(restartPostgres)

  test('a server does not start half: it ends with an error code', async ({ assert, cleanup }) => {
    const server = new Server()
    cleanup(() => server.kill())
    await killPostgres()

    server.launch()

    assert.isTrue(await becomesTrue(async () => server.hasEnded, 20_000))
    assert.equal(await server.ended(), 1)
  })

  test('a running one says at once that it can’t serve, and serves again without a restart', async ({
    assert,
    cleanup,
  }) => {
    const server = new Server()
    cleanup(() => server.kill())
    const { host } = await newBrand('rosa', 'GB', 'en-GB')
    const visitor = new Visitor(host)
    await server.start()
    assert.equal((await visitor.get('/api/packages')).status, 200)
    await killPostgres()

    const asked = Date.now()
    const answers = await Promise.all(Array.from({ length: 30 }, () => visitor.get('/api/packages')))
    const took = Date.now() - asked
    await restartPostgres()

    for (const { status, headers, body } of answers) {
      assert.deepEqual([status, body.errors[0].code], [503, 'unavailable'])
      assert.exists(headers['retry-after'])
    }
    assert.isBelow(took, 2_000)
    assert.isTrue(await becomesTrue(async () => (await visitor.get('/api/packages')).status === 200, 5_000))
  })
})
