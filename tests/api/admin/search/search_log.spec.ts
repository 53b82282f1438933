import { test } from '@japa/runner'
import { search as searchWithin } from '@manyhearts/api/app/admin/search/search'
import type StaffMember from '@manyhearts/api/app/staff/accounts/staff_member'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { newPackage, pay } from '../../credits/shop.ts'
import { auditOf, newStaff } from '../staff_of.ts'
import { found, search } from './searching.ts'

test.group('What the log tells of searches', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const told = async () => (await auditOf(cast.rosa)).map(({ action, detail }) => [action, detail.id, detail.name])

  test('who was found by what is theirs alone, and by what kind of it, but never the text', async ({ assert }) => {
    const sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
    const { member } = cast.ann
    const { number } = await pay(cast.ann, await newPackage(cast.rosa))

    for (const q of [member.email, member.id, number]) await search(sam, q)
    await found(sam, member.email)

    assert.deepEqual(
      await told(),
      ['email', 'id', 'order'].map((by) => ['member_found', member.id, by])
    )
    assert.notInclude(JSON.stringify(await auditOf(cast.rosa)), member.email)
  })

  test('each of staff by themselves', async ({ assert }) => {
    for (const role of ['support', 'operator'])
      await search(await newStaff([{ brand: cast.rosa, role }]), cast.ann.member.email)

    assert.lengthOf(await told(), 2)
  })

  test('not what begins with a name, what is a brand’s, or what is hidden', async ({ assert }) => {
    const { number } = await pay(cast.ann, await newPackage(cast.rosa))
    const sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
    const finance = await newStaff([{ brand: cast.rosa, role: 'finance' }])

    await search(sam, 'Ann')
    await search(sam, cast.rosa.slug)
    await search(sam, 'nobody@example.com')
    await search(finance, number)

    assert.deepEqual(await told(), [])
  })

  test('what can’t be logged is not found', async ({ assert }) => {
    const sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
    const planted = `planted_search_${cast.rosa.id}`
    const alter = (how: string) => asOwner((owner) => owner.query(`alter table staff.audit_entries ${how}`))
    await alter(`add constraint ${planted} check (tenant_id is distinct from ${cast.rosa.id}) not valid`)

    const { status, text } = await sam.get(`/api/search?${new URLSearchParams({ q: cast.ann.member.email })}`)
    await alter(`drop constraint ${planted}`)

    assert.equal(status, 500)
    assert.notInclude(text, cast.ann.member.id)
  })
})

test.group('A search that time runs out for', () => {
  test('an answer says that not all brands were asked, while one keeps it waiting', async ({ assert }) => {
    const cast = await newCast()
    const sam = await newStaff([{ brand: cast.rosa, role: 'support' }])

    const { id } = (await sam.get('/api/session')).body.staff
    const staff = { id, platformAdmin: false } as StaffMember

    const answer = await asOwner(async (owner) => {
      await owner.query('begin')
      await owner.query('lock table app.members in access exclusive mode')
      try {
        return await searchWithin(staff, { text: cast.ann.member.email, isWanted: () => true }, 500)
      } finally {
        await owner.query('rollback')
      }
    })

    assert.deepEqual(answer, { hits: [], more: [], brands: { asked: 0, of: 1 } })
    assert.deepEqual(await found(sam, cast.ann.member.email), ['member Ann'])
  })
})
