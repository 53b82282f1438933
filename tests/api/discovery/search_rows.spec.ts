import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { CHOICE_FIELDS, GENDERS_SOUGHT, PROFILE_FIELDS, SEARCHED_ATTRIBUTES } from '@manyhearts/locales/profile_fields'
import { asOwner, type Cast, newCast, newPerson } from '../../cast.ts'

const CODED = ['kind', 'gender', 'looking_for', ...SEARCHED_ATTRIBUTES]

const one = (values: readonly string[]) => fc.constantFrom(...values).map((value) => `'${value}'`)
const orNone = (values: readonly string[]) => fc.option(one(values)).map((value) => value ?? 'null')
const yesOrNo = fc.boolean().map(String)

const CHANGES: Record<string, fc.Arbitrary<string>> = {
  status: one(['active', 'disabled']),
  withheld: yesOrNo,
  under_review: yesOrNo,
  // Fictional profiles always are.
  visible_to_visitors: yesOrNo.map((value) => `kind = 'fictional' or ${value}`),
  country: one(['GB', 'NL']),
  looking_for: one(GENDERS_SOUGHT),
  date_of_birth: fc.integer({ min: 0, max: 10_000 }).map((days) => `date '1990-01-01' - ${days}`),
  last_active_at: fc.integer({ min: 0, max: 10_000 }).map((minutes) => `now() - interval '${minutes} minutes'`),
  name: one(['Ann', 'Bea']),
  ...Object.fromEntries(SEARCHED_ATTRIBUTES.map((word) => [word, orNone(PROFILE_FIELDS[word].choices)])),
}

const profileChanged = fc
  .tuple(fc.constantFrom(...Object.keys(CHANGES)), fc.nat({ max: 3 }))
  .chain(([column, who]) =>
    CHANGES[column]!.map((value) => ({ who, sql: `update app.profiles set ${column} = ${value} where id = :id` }))
  )

const interestsChanged = fc.record({
  who: fc.nat({ max: 3 }),
  sql: fc.constantFrom(
    `insert into app.profile_interests (profile_id, interest_id)
       select :id, id from global.interests order by random() limit 3 on conflict do nothing`,
    `delete from app.profile_interests where profile_id = :id and interest_id in
       (select interest_id from app.profile_interests where profile_id = :id limit 1)`
  ),
})

const DIFFERENCES = `
  with meant as (
    select id, region_id, town_id, date_of_birth, visible_to_visitors, app.country_code(country),
      ${CODED.map((word) => `app.word_code(${word})`).join(', ')},
      coalesce((select bit_or(1::bigint << bit) from app.profile_interests join global.interests on interests.id = interest_id
        where profile_id = profiles.id), 0)
    from app.profiles where status = 'active'
  ), kept as (
    select id, region_id, town_id, date_of_birth, visible_to_visitors, country_code,
      ${CODED.map((word) => `${word}_code`).join(', ')}, interest_mask
    from app.search_rows
  )
  select id from app.profiles join app.search_rows using (tenant_id, id)
  where profiles.last_active_at not between search_rows.last_active_at and search_rows.last_active_at + interval '15 minutes'
  union all select id from ((select * from meant except select * from kept) union all (select * from kept except select * from meant)) as differing`

test.group('The rows of a search', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('match the profiles of everyone who may be found, whatever is changed', async ({ assert }) => {
    const people = [cast.ann.profile, cast.ben.profile, cast.cleo.profile, cast.fay]
    const changes = fc.array(fc.oneof(profileChanged, interestsChanged), { minLength: 5, maxLength: 40 })

    await fc.assert(
      fc.asyncProperty(changes, async (steps) => {
        const differing = await asTenant(cast.rosa, async () => {
          for (const { who, sql } of steps) await tenantRows(sql, { id: people[who]!.id })
          return tenantRows(DIFFERENCES)
        })
        assert.deepEqual(differing, [])
      }),
      { numRuns: 25 }
    )
  })

  test('are written by a sign of life once in a quarter of an hour', async ({ assert }) => {
    const { profile } = await newPerson(cast.rosa, { name: 'Ove', gender: 'male', looking_for: 'female' })
    const rowAfter = (minutes: number) =>
      asTenant(cast.rosa, async () => {
        const values = { id: profile.id, minutes }
        await tenantRows(
          `update app.profiles set last_active_at = created_at + :minutes * interval '1 minute' where id = :id`,
          values
        )
        const [row] = await tenantRows<{ behind: number }>(
          `select (extract(epoch from profiles.last_active_at - search_rows.last_active_at) / 60)::int as behind
           from app.profiles join app.search_rows using (tenant_id, id) where id = :id`,
          values
        )
        return row!.behind
      })

    const behind = []
    for (const minutes of [0, 5, 10, 16, 21, 0]) behind.push(await rowAfter(minutes))

    assert.deepEqual(behind, [0, 5, 10, 0, 5, 0])
  })

  test('are added for newcomers, and removed for members who leave', async ({ assert }) => {
    const found = () =>
      asOwner(async (owner) => {
        const { rows } = await owner.query(`select id::text from app.search_rows where tenant_id = $1`, [cast.vlam.id])
        return rows.map(({ id }) => id)
      }, cast.vlam)
    const whileHere = await found()
    await asTenant(cast.vlam, () => tenantRows(`update app.profiles set status = 'disabled'`))

    assert.deepEqual(whileHere, [cast.dora.profile.id])
    assert.deepEqual(await found(), [])
  })

  test('don’t block an active member while they change their interests', async ({ assert }) => {
    const { profile } = await newPerson(cast.rosa, { name: 'Emil', gender: 'male', looking_for: 'female' })
    const { id } = profile
    const likesMore = () =>
      asTenant(cast.rosa, async () => {
        await tenantRows(
          `insert into app.profile_interests (profile_id, interest_id)
           select :id, id from global.interests where id not in (select interest_id from app.profile_interests where profile_id = :id) limit 1`,
          { id }
        )
        await setTimeout(200)
        await tenantRows(`update app.profiles set about_me = 'I like more' where id = :id`, { id })
      })
    const isHere = async () => {
      await setTimeout(100)
      await asTenant(cast.rosa, () =>
        tenantRows('update app.profiles set last_active_at = now() where id = :id', { id })
      )
    }

    const both = await Promise.allSettled([likesMore(), isHere()])

    assert.deepEqual(
      both.map(({ status }) => status),
      ['fulfilled', 'fulfilled']
    )
  })

  test('tell every choice of a field from the others and from none', async ({ assert }) => {
    const choices = {
      kind: ['member', 'fictional'],
      ...Object.fromEntries(CHOICE_FIELDS.map((field) => [field, PROFILE_FIELDS[field].choices])),
    }
    const codes = await asOwner(async (owner) => {
      const { rows } = await owner.query(
        `select field, count(distinct app.word_code(word))::int as codes
         from jsonb_each($1::jsonb) as fields (field, words), jsonb_array_elements_text(words || '[null]') as word group by field`,
        [JSON.stringify(choices)]
      )
      return Object.fromEntries(rows.map((row) => [row.field, row.codes]))
    })

    assert.deepEqual(
      codes,
      Object.fromEntries(Object.entries(choices).map(([field, words]) => [field, words.length + 1]))
    )
  })
})
