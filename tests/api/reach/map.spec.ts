import { test } from '@japa/runner'
import { asOwner, newBrand, newPerson } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

test.group('The map', () => {
  test('draws each region of the visitor’s country by its towns, and tells no place finer than a region', async ({
    assert,
  }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')

    const { status, body } = await new Visitor(brand.host).get('/api/map')
    const dutch = await new Visitor(brand.host).get('/api/map?country=NL')
    const foreign = await new Visitor(brand.host).get('/api/map?country=US')

    assert.equal(status, 200)
    assert.equal(body.country, 'GB')
    assert.isAbove(body.height, body.width, 'a country taller than wide')
    assert.isAbove(body.regions.length, 3)
    for (const { name, towns, shape, middle, members } of body.regions) {
      assert.isNotEmpty(name)
      assert.match(towns, /^(M\d{1,4} \d{1,4}h0)+$/, 'dots')
      assert.match(shape, /^(M\d{1,4} \d{1,4}l-?\d+ -?\d+( -?\d+ -?\d+)+z)+$/, 'closed outlines in whole units')
      assert.isTrue(middle.x > 0 && middle.x < body.width && middle.y > 0 && middle.y < body.height)
      assert.isNull(members)
    }
    assert.isBelow(JSON.stringify(body).length, 20_000, 'small to send')
    assert.equal(dutch.body.country, 'NL')
    assert.equal(foreign.body.country, 'GB', 'a country the brand is not for')
    assert.equal((await new Visitor(brand.host).get('/api/map?country=x')).status, 422)
  })

  test('counts real members active in 30 days, rounded down to ten, and hides fewer than 50', async ({ assert }) => {
    const [many, few, others] = [
      await newBrand('many', 'GB', 'en-GB'),
      await newBrand('few', 'GB', 'en-GB'),
      await newBrand('others', 'GB', 'en-GB'),
    ]
    const [region] = (await new Visitor(many.host).get('/api/regions.php?country=GB')).body
    const settle = async (brand: typeof many, people: number) => {
      const { profile } = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
      await asOwner(async (owner) => {
        await owner.query(`update app.profiles set region_id = $2, last_active_at = now() where id = $1`, [
          profile.id,
          region.id,
        ])
        // Rows without profiles of their own.
        await owner.query('set session_replication_role = replica')
        await owner.query(
          `insert into app.search_rows (tenant_id, id, last_active_at, interest_mask, region_id, town_id, date_of_birth, country_code,
             visible_to_visitors, kind_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code,
             relationship_status_code, tattoos_code, reason_code, gender_code, looking_for_code)
           select tenant_id, -n, case when n <= $2 then now() - interval '29 days' else now() - interval '31 days' end, interest_mask,
             region_id, town_id, date_of_birth, country_code, visible_to_visitors,
             case when n <= $2 + 5 then kind_code else app.word_code('fictional') end, sexuality_code, hair_colour_code, eye_colour_code,
             body_type_code, relationship_status_code, tattoos_code, reason_code, gender_code, looking_for_code
           from app.search_rows, generate_series(1, $2 + 10) as n where id = $1`,
          [profile.id, people - 1]
        )
      }, brand)
    }
    await settle(many, 68)
    await settle(few, 49)
    const membersOf = async (brand: typeof many) =>
      (await new Visitor(brand.host).get('/api/map')).body.regions.find(({ id }: { id: string }) => id === region.id)
        .members

    assert.equal(await membersOf(many), 60)
    assert.isNull(await membersOf(few))
    assert.isNull(await membersOf(others))
  })
})
