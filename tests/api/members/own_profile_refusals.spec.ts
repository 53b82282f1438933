import { test } from '@japa/runner'
import { asOwner, newCast, type Person } from '../../cast.ts'
import { eventually } from '../notices/eventually.ts'
import { someOfTheLists } from './some_of_the_lists.ts'

test.group('One’s own profile', () => {
  const ask = async ({ browser }: Person) => (await browser.get('/api/profile')).body.profile
  const change = ({ browser }: Person, changes: unknown) => browser.put('/api/profile', changes)

  test('refuses impossible values, names the field and changes nothing', async ({ assert }) => {
    const [{ ann }, lists] = await Promise.all([newCast(), someOfTheLists()])
    const before = await ask(ann)
    for (const [changes, field, code] of [
      [{ name: ann.member.email.toUpperCase() }, 'name', 'name_is_email'],
      [{ name: '@ann' }, 'name', 'name_starts_with_at'],
      [{ name: ' a ' }, 'name', 'minLength'],
      [{ name: 'a'.repeat(31) }, 'name', 'maxLength'],
      [{ name: 'Ann\u0000' }, 'name', 'control_characters'],
      [{ name: null, hair_colour: 'blue' }, 'hair_colour', 'enum'],
      [{ gender: 'other' }, 'gender', 'enum'],
      [{ sexuality: 'straight' }, 'sexuality', 'enum'],
      [{ country: 'FR' }, 'country', 'country_offered'],
      [{ country: 'GB', region_id: lists.amsterdam.region }, 'region_id', 'region_of_country'],
      [{ region_id: '1' }, 'region_id', 'region_of_country'],
      [{ region_id: 'x' }, 'region_id', 'id'],
      [{ city: 'Nowhere-on-Sea' }, 'city', 'city_of_region'],
      [{ city: 'Amsterdam' }, 'city', 'city_of_region'],
      [{ name: 'Anna', country: 'NL', region_id: lists.amsterdam.region, city: 'Leeds' }, 'city', 'city_of_region'],
      [{ interests: lists.interests.slice(0, 21) }, 'interests', 'list_too_long'],
      [{ name: 'Anna', interests: ['1'] }, 'interests', 'interest'],
      [{ interests: ['x'] }, 'interests.0', 'id'],
      [{ about_me: 'é'.repeat(2001) }, 'about_me', 'maxLength'],
      [{ about_me: 'x\u0000' }, 'about_me', 'text'],
      [{ paid_user: true }, 'paid_user', 'unknown_field'],
      [{ status: 'active' }, 'status', 'unknown_field'],
      [{ kind: 'fictional' }, 'kind', 'unknown_field'],
    ] as const) {
      const { status, body } = await change(ann, changes)
      assert.equal(status, 422, JSON.stringify(changes))
      assert.containSubset(body.errors, [{ field, code }])
      assert.notEqual(body.errors[0].message, code)
    }
    assert.deepEqual(await ask(ann), before)
    assert.equal(
      (await change(ann, { about_me: '🙂'.repeat(2000), interests: lists.interests.slice(0, 20) })).status,
      200
    )
  })
  test('is of the gender, and looks for the one, that the niche decides', async ({ assert }) => {
    const { rosa, ben } = await newCast()
    await asOwner(async (owner) => {
      await owner.query(
        `insert into global.niches (id, key, preset) values (5, 'niche-5', 'aurora') on conflict do nothing`
      )
      await owner.query('update global.tenants set niche_id = 5 where id = $1', [rosa.id])
    })
    await eventually('the niche', async () =>
      (await ben.browser.get('/api/settings.php')).body.niche === 5 ? true : undefined
    )

    const refused = [await change(ben, { gender: 'female' }), await change(ben, { looking_for: 'both' })]

    for (const [each, field] of ['gender', 'looking_for'].entries()) {
      assert.equal(refused[each]!.status, 422)
      assert.containSubset(refused[each]!.body.errors, [{ field, code: 'enum' }])
    }
    assert.equal((await change(ben, { gender: 'male', looking_for: 'male' })).status, 200)
  })
})
