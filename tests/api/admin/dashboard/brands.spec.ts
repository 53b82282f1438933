import { test } from '@japa/runner'
import { readDashboard } from '@manyhearts/api/app/admin/dashboard/read_dashboard'
import StaffMember from '@manyhearts/api/app/staff/accounts/staff_member'
import { asOwner, newBrand, newPerson } from '../../../cast.ts'
import { newPlatformAdmin, newStaff } from '../staff_of.ts'
import { plant } from './waiting.ts'

test.group('Brands on the dashboard', () => {
  const setState = (id: string, state: string) =>
    asOwner((owner) => owner.query('update global.tenants set state = $2 where id = $1', [id, state]))

  test('say what they are, and to whoever can give it what they lack', async ({ assert }) => {
    const halma = await newBrand('halma', 'GB', 'en-GB', { name: 'Halma', support_email: '' })
    await setState(halma.id, 'draft')
    const [kim, sam] = [
      await newStaff([{ brand: halma, role: 'operator' }]),
      await newStaff([{ brand: halma, role: 'finance' }]),
    ]

    const [brand, ...others] = (await kim.get('/api/dashboard')).body.brands
    assert.deepEqual(others, [])
    assert.containSubset(brand, { id: halma.id, slug: halma.slug, name: 'Halma', state: 'draft', asked: true })
    assert.match(brand.mark.light, /^#/)
    assert.deepEqual(
      brand.missing.find(({ name }: any) => name === 'support_email'),
      { name: 'support_email', missing: [halma.host] }
    )
    assert.isFalse(brand.missing.some(({ missing }: any) => missing.length === 0))
    assert.isNull((await sam.get('/api/dashboard')).body.brands[0].missing)

    await setState(halma.id, 'closed')
    assert.deepEqual((await kim.get('/api/dashboard')).body.brands[0].missing, [])
  })

  test('many are each told their own', async ({ assert }) => {
    const brands = await Promise.all(Array.from({ length: 12 }, () => newBrand('many', 'GB', 'en-GB')))
    const kim = await newStaff(brands.map((brand) => ({ brand, role: 'support' })))
    const [one, other] = [brands[3]!, brands[9]!]
    for (const [brand, hours] of [
      [one, 2],
      [other, 5],
    ] as const)
      await plant(
        'mails_untaken',
        await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' }),
        hours
      )

    const found = (await kim.get('/api/dashboard')).body.brands
    assert.lengthOf(found, brands.length)
    for (const { id, asked, alarms } of found) {
      assert.isTrue(asked)
      assert.lengthOf(alarms, [one.id, other.id].includes(id) ? 1 : 0)
    }
    const oldest = (id: string) => Date.parse(found.find((brand: any) => brand.id === id).alarms[0].oldest_at)
    assert.isBelow(oldest(other.id), oldest(one.id))
  })

  test('that there was no time to ask are named', async ({ assert }) => {
    const [rosa, vlam] = [await newBrand('rosa', 'GB', 'en-GB'), await newBrand('vlam', 'NL', 'nl-NL')]
    const kim = await newStaff([
      { brand: rosa, role: 'operator' },
      { brand: vlam, role: 'operator' },
    ])
    const { id } = (await kim.get('/api/session')).body.staff
    const staff = { id, platformAdmin: false } as StaffMember

    const { brands } = await readDashboard(staff, 0)
    assert.sameDeepMembers(
      brands.map(({ slug, asked, queues }) => ({ slug, asked, queues })),
      [rosa, vlam].map(({ slug }) => ({ slug, asked: false, queues: [] }))
    )
    assert.isTrue((await readDashboard(staff)).brands.every(({ asked }) => asked))
  })

  test('invitations whose link is over wait for platform admins alone', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB')
    const [admin, kim] = [await newPlatformAdmin(), await newStaff([{ brand: rosa, role: 'operator' }])]
    const ended = async () => (await admin.get('/api/dashboard')).body.ended_invitations.count as number
    const before = await ended()
    const email = `lee-${rosa.slug}@example.com`
    const { body } = await admin.post('/api/staff_members', {
      email,
      name: 'Lee',
      language: 'en',
      platform_admin: false,
      grants: [],
    })
    assert.equal(await ended(), before)

    await asOwner((owner) =>
      owner.query(`update staff.password_links set expires_at = now() - interval '1 hour' where staff_member_id = $1`, [
        body.staff_member.id,
      ])
    )
    assert.equal(await ended(), before + 1)
    assert.isNull((await kim.get('/api/dashboard')).body.ended_invitations)
    await asOwner((owner) =>
      owner.query('update staff.staff_members set disabled_at = now() where email = $1', [email])
    )
    assert.equal(await ended(), before)
  })
})
