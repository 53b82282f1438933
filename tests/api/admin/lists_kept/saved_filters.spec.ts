import { test } from '@japa/runner'
import { MOST_OF_LIST } from '@manyhearts/api/app/admin/saved_filters/saved_filter'
import { type Brand, newBrand } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { newPlatformAdmin, newStaff } from '../staff_of.ts'

const PATH = '/api/saved_filters'

test.group('Saved filters', (group) => {
  let [brand, other] = [] as unknown as [Brand, Brand]
  let sam: Visitor
  group.setup(async () => {
    brand = await newBrand('kept', 'GB', 'en-GB')
    other = await newBrand('unkept', 'GB', 'en-GB')
  })
  group.each.setup(async () => {
    sam = await newStaff([{ brand, role: 'support' }])
  })

  const wanted = (changes = {}) => ({
    resource: 'members',
    tenant_id: brand.id,
    name: 'Photos first',
    filter: { photos: 'waiting', status: ['active'] },
    sort: ['signed_up_at', 'DESC'],
    ...changes,
  })
  const namesOf = async (as: Visitor) =>
    (await as.get(PATH)).body.saved_filters.map(({ name }: { name: string }) => name) as string[]

  test('are listed by name with what they ask for, renamed and deleted', async ({ assert }) => {
    const made = await sam.post(PATH, wanted())
    await sam.post(PATH, wanted({ name: 'all', filter: {} }))

    assert.equal(made.status, 201)
    const { id } = made.body.saved_filter
    assert.deepEqual(made.body.saved_filter, { id, ...wanted() })
    assert.deepEqual((await sam.get(PATH)).body.saved_filters[1], { id, ...wanted() })
    assert.deepEqual(await namesOf(sam), ['all', 'Photos first'])

    const renamed = await sam.put(`${PATH}/${id}`, { name: ' Photos ' })
    assert.equal(renamed.body.saved_filter.name, 'Photos')
    assert.equal((await sam.delete(`${PATH}/${id}`)).status, 204)
    assert.equal((await sam.delete(`${PATH}/${id}`)).status, 404)
    assert.deepEqual(await namesOf(sam), ['all'])
  })

  test('are their owner’s alone', async ({ assert }) => {
    const kim = await newStaff([{ brand, role: 'support' }])
    const { id } = (await sam.post(PATH, wanted())).body.saved_filter

    assert.deepEqual(await namesOf(kim), [])
    assert.equal((await kim.put(`${PATH}/${id}`, { name: 'Mine' })).status, 404)
    assert.equal((await kim.delete(`${PATH}/${id}`)).status, 404)
    assert.deepEqual(await namesOf(sam), ['Photos first'])
  })

  test('are for lists that one may see', async ({ assert }) => {
    const admin = await newPlatformAdmin()
    const status = async (as: Visitor, changes: object) => (await as.post(PATH, wanted(changes))).status

    assert.equal(await status(sam, { tenant_id: other.id }), 403)
    assert.equal(await status(sam, { resource: 'audit_entries', filter: {}, sort: ['id', 'DESC'] }), 403)
    assert.equal(
      await status(sam, { resource: 'staff_members', tenant_id: undefined, filter: {}, sort: ['name', 'ASC'] }),
      403
    )
    assert.equal(await status(sam, { resource: 'constructor' }), 404)
    assert.equal(await status(sam, { tenant_id: 'one' }), 404)
    assert.equal(await status(admin, { tenant_id: undefined }), 422)
    assert.equal(
      await status(admin, { resource: 'staff_members', tenant_id: undefined, filter: {}, sort: ['name', 'ASC'] }),
      201
    )
    assert.equal(await status(admin, { tenant_id: other.id }), 201)
  })

  test('ask for nothing that the list would refuse, and keep no address', async ({ assert }) => {
    const refused: [changes: object, field: string, code: string][] = [
      [{ filter: { email: 'x' } }, 'filter', 'list_filter'],
      [{ filter: { status: 'erased' } }, 'filter', 'list_filter'],
      [{ filter: { q: 'x'.repeat(101) } }, 'filter', 'list_filter'],
      [{ filter: { id: Array.from({ length: 500 }, (_, at) => String(at + 1)) } }, 'filter', 'list_filter'],
      [{ filter: { tenant_id: other.id } }, 'filter', 'list_filter'],
      [{ filter: { q: 'ann@example.com' } }, 'filter', 'filter_with_address'],
      [{ sort: ['email', 'ASC'] }, 'sort', 'list_sort'],
      [{ sort: ['id', 'sideways'] }, 'sort', 'list_sort'],
      [{ name: ' ' }, 'name', 'minLength'],
      [{ name: 'x'.repeat(61) }, 'name', 'maxLength'],
    ]
    for (const [changes, field, code] of refused) {
      const { status, body } = await sam.post(PATH, wanted(changes))
      assert.equal(status, 422, JSON.stringify(changes))
      assert.equal(body.errors[0].field, field)
      assert.equal(body.errors[0].code, code)
    }
    assert.deepEqual(await namesOf(sam), [])
  })

  test('have names of their own, and an end', async ({ assert }) => {
    const [first] = await Promise.all([sam.post(PATH, wanted()), sam.post(PATH, wanted({ name: 'Second' }))])
    const taken = await sam.post(PATH, wanted())
    assert.equal(taken.status, 422)
    assert.equal(taken.body.errors[0].code, 'name_taken')
    const renamed = await sam.put(`${PATH}/${first.body.saved_filter.id}`, { name: 'Second' })
    assert.equal(renamed.body.errors[0].code, 'name_taken')

    for (let at = 2; at < MOST_OF_LIST; at++) await sam.post(PATH, wanted({ name: `Number ${at}` }))
    const { status, body } = await sam.post(PATH, wanted({ name: 'One more' }))
    assert.equal(status, 409)
    assert.equal(body.errors[0].code, 'too_many_saved_filters')
    assert.lengthOf(await namesOf(sam), MOST_OF_LIST)
  })
})
