import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { ADMIN_HOST, auditOf, newStaff } from '../staff_of.ts'
import { withinASecond } from '../within_a_second.ts'

test.group('Domains of a brand', (group) => {
  let cast: Cast
  let kim: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
  })

  const calls = (more = '') => `/api/tenants/${cast.rosa.id}/domains${more}`
  const codes = ({ body }: { body: any }) => body.errors.map(({ field, code }: any) => [field, code])
  const isServed = async (visitor: Visitor, status: number) => {
    const answer = await withinASecond(
      () => visitor.get('/api/settings.php'),
      (one) => one.status === status
    )
    return answer.status === status
  }
  const newHost = () => `at-${randomBytes(4).toString('hex')}.localhost`
  const domainsOf = async () => (await kim.get(`/api/tenants/${cast.rosa.id}`)).body.domains

  test('are added and served, made the main one, and removed again', async ({ assert }) => {
    const host = newHost()

    const added = await kim.post(calls(), { host, language: 'de', country: 'GB' })

    assert.equal(added.status, 201)
    assert.containSubset(added.body, { host, language: 'de-GB', country: 'GB', main: false })
    const { id } = added.body
    const visitor = new Visitor(host)
    assert.isTrue(await isServed(visitor, 200))

    const changed = await kim.put(calls(`/${id}`), { main: true, language: 'nl' })
    assert.containSubset(changed.body, { language: 'nl-GB', country: 'GB', main: true })
    const [main, old] = await domainsOf()
    assert.deepEqual([main.host, old.main], [host, false])

    const kept = await kim.delete(calls(`/${id}`))
    assert.equal(kept.status, 409)
    assert.deepEqual(
      kept.body.errors.map(({ code }: any) => code),
      ['domain_is_main']
    )
    await kim.put(calls(`/${old.id}`), { main: true })
    assert.equal((await kim.delete(calls(`/${id}`))).status, 204)
    assert.isTrue(await isServed(visitor, 421))
    assert.deepEqual(
      (await auditOf(cast.rosa)).map(({ action, detail }) => [action, detail.name]),
      [
        ['domain_added', host],
        ['domain_changed', host],
        ['domain_changed', old.host],
        ['domain_removed', host],
      ]
    )
  })

  test('never are another brand’s or the platform’s', async ({ assert }) => {
    for (const host of [cast.vlam.host, cast.rosa.host, ADMIN_HOST]) {
      const refused = await kim.post(calls(), { host, language: 'en', country: 'GB' })
      assert.deepEqual(codes(refused), [['host', 'host_taken']], host)
    }
    const foreign = await asOwner(async (owner) => {
      const { rows } = await owner.query('select id::text from global.domains where host = $1', [cast.vlam.host])
      return rows[0].id
    })
    for (const method of ['put', 'delete'] as const)
      assert.equal((await kim[method](calls(`/${foreign}`), { country: 'GB' })).status, 404, method)
    assert.equal((await kim.get(calls(`/${foreign}/check`))).status, 404)
  })

  test('need a country that is served', async ({ assert }) => {
    const refused = await kim.post(calls(), { host: newHost(), language: 'en', country: 'AQ' })

    assert.deepEqual(codes(refused), [['country', 'country_not_served']])
  })

  test('of a live brand need packages in their country', async ({ assert }) => {
    await asOwner(async (owner) => {
      await owner.query(`update global.tenants set state = 'live' where id = $1`, [cast.rosa.id])
      await owner.query('delete from app.credit_packages where tenant_id = $1', [cast.rosa.id])
    }, cast.rosa)

    const refused = await kim.post(calls(), { host: newHost(), language: 'pl', country: 'PL' })

    assert.equal(refused.status, 422)
    assert.lengthOf(await domainsOf(), 1)
  })

  test('are asked as a visitor would, and it is said what answers', async ({ assert }) => {
    const [{ id }] = await domainsOf()
    const reached = await kim.get(calls(`/${id}/check`))
    assert.deepEqual(reached.body, { addresses: ['127.0.0.1'], state: 'reached', certificate_ends_at: null })

    const nowhere = `${randomBytes(6).toString('hex')}.invalid`
    const added = await kim.post(calls(), { host: nowhere, language: 'en', country: 'GB' })
    const lost = await kim.get(calls(`/${added.body.id}/check`))
    assert.deepEqual(lost.body, { addresses: [], state: 'no_address', certificate_ends_at: null })
  })

  test('are changed by operators alone, and looked at by who sees the brand', async ({ assert }) => {
    const [{ id }] = await domainsOf()
    for (const role of ['support', 'moderator', 'finance', 'read_only'] as const) {
      const sam = await newStaff([{ brand: cast.rosa, role }])
      assert.equal((await sam.get(calls(`/${id}/check`))).status, 200, role)
      assert.equal((await sam.post(calls(), { host: newHost(), language: 'en', country: 'GB' })).status, 403, role)
      assert.equal((await sam.delete(calls(`/${id}`))).status, 403, role)
    }
  })
})
