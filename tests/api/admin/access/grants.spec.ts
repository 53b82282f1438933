import { test } from '@japa/runner'
import { POLICIES } from '@manyhearts/api/app/admin/access/policies'
import { newBrand, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { ADMIN_HOST, listPath, newPlatformAdmin, newStaff } from '../staff_of.ts'

const idsOf = (body: { id: string }[]) => body.map(({ id }) => id)

test.group('Who sees what in the console', () => {
  test('staff see the brands they are granted and no other', async ({ assert }) => {
    const [mine, other] = [await newBrand('mine', 'GB', 'en-GB'), await newBrand('other', 'GB', 'en-GB')]
    const sam = await newStaff([{ brand: mine, role: 'support' }])

    const list = await sam.get('/api/tenants')

    assert.deepEqual(idsOf(list.body), [mine.id])
    assert.equal(list.headers['content-range'], 'tenants 0-0/1')
    assert.deepEqual((await sam.get(listPath('tenants', { filter: { id: [mine.id, other.id] } }))).body, list.body)
    assert.equal((await sam.get(`/api/tenants/${mine.id}`)).status, 200)
  })

  test('a brand that isn’t granted can’t be told from one that never existed', async ({ assert }) => {
    const [mine, other] = [await newBrand('mine', 'GB', 'en-GB'), await newBrand('other', 'GB', 'en-GB')]
    const sam = await newStaff([{ brand: mine, role: 'operator' }])

    const [theirs, unknown] = [await sam.get(`/api/tenants/${other.id}`), await sam.get('/api/tenants/77')]

    assert.equal(theirs.status, 404)
    assert.equal(theirs.text, unknown.text)
    for (const id of ['0', '-1', '1%20or%20true', '99999999999999999999', 'NaN'])
      assert.equal((await sam.get(`/api/tenants/${id}`)).status, 404, id)
  })

  test('a platform admin sees every brand', async ({ assert }) => {
    const [one, two] = [await newBrand('one', 'GB', 'en-GB'), await newBrand('two', 'NL', 'nl-NL')]
    const admin = await newPlatformAdmin()

    assert.includeMembers(idsOf((await admin.get('/api/tenants')).body), [one.id, two.id])
    assert.equal((await admin.get(`/api/tenants/${two.id}`)).status, 200)
  })

  test('desk staff read their own queue and no brand’s settings', async ({ assert }) => {
    const [rosa, vlam] = [await newBrand('rosa', 'GB', 'en-GB'), await newBrand('vlam', 'NL', 'nl-NL')]
    const desk = await newStaff([{ brand: rosa, role: 'desk' }])
    const both = await newStaff([
      { brand: rosa, role: 'desk' },
      { brand: vlam, role: 'support' },
    ])

    for (const path of ['/api/tenants', `/api/tenants/${rosa.id}`, '/api/companies', '/api/niches']) {
      const refused = await desk.get(path)
      assert.equal(refused.status, 403, path)
      assert.equal(refused.body.errors[0].code, 'not_allowed')
      assert.isUndefined(refused.body.authentication_required)
    }
    assert.deepEqual(idsOf((await both.get('/api/tenants')).body), [vlam.id])
    assert.equal((await both.get(`/api/tenants/${rosa.id}`)).status, 404)
  })

  test('the console learns which roles may make which call', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB')
    const desk = await newStaff([{ brand: rosa, role: 'desk' }])

    const { body } = await desk.get('/api/access')

    assert.deepEqual(body, { policies: POLICIES })
  })

  test('staff see the companies of their brands only', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB')
    const [granted, nowhere] = [await newStaff([{ brand: rosa, role: 'finance' }]), await newStaff([])]

    const { body, headers } = await granted.get('/api/companies')

    assert.equal(headers['content-range'], 'companies 0-0/1')
    assert.equal(body[0].name, 'Tests B.V.')
    assert.equal((await nowhere.get('/api/companies')).status, 403)
  })

  test('anyone not logged in is asked to log in, whatever they ask for', async ({ assert }) => {
    const visitor = new Visitor(ADMIN_HOST)

    for (const path of ['/api/tenants', '/api/tenants/1', '/api/access', '/api/nothing']) {
      const { status, body } = await visitor.get(path)
      assert.equal(status, 403, path)
      assert.isTrue(body.authentication_required)
    }
  })

  test('what the console does not list is not found', async ({ assert }) => {
    const admin = await newPlatformAdmin()

    for (const path of ['/api/staff_sessions', '/api/constructor', '/api/__proto__', '/api/tenants/1/settings'])
      assert.equal((await admin.get(path)).status, 404, path)
    assert.equal((await admin.post('/api/niches', { key: 'new' })).status, 404)
    assert.equal((await admin.delete('/api/tenants/1')).status, 404)
  })

  test('a brand’s host has none of this, and neither accepts the other’s sessions', async ({ assert }) => {
    const { ann, rosa } = await newCast()
    const sam = await newStaff([{ brand: rosa, role: 'operator' }])
    const [annAtTheConsole, samAtRosa] = [new Visitor(ADMIN_HOST), new Visitor(rosa.host)]
    annAtTheConsole.cookies.set('sid', ann.browser.cookies.get('sid')!)
    samAtRosa.cookies.set('sid', sam.cookies.get('sid')!)

    assert.equal((await annAtTheConsole.get('/api/tenants')).status, 403)
    assert.equal((await annAtTheConsole.get('/api/session')).status, 403)
    for (const path of ['/api/tenants', `/api/tenants/${rosa.id}`, '/api/access', '/api/companies']) {
      assert.equal((await samAtRosa.get(path)).status, 404, path)
      assert.equal((await ann.browser.get(path)).status, 404, path)
    }
    assert.equal((await samAtRosa.get('/api/user.php')).status, 403)
  })
})
