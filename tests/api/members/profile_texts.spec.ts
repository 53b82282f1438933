import { test } from '@japa/runner'
import { asOwner, type Brand, type Cast, newCast, type Person } from '../../cast.ts'
import type { Visitor } from '../../visitor.ts'
import { countRows } from '../chat/conversing.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../identity/deletion/leaving.ts'
import { signUpAndActivate } from '../identity/signup/signing_up.ts'
import { newStaff } from '../admin/staff_of.ts'

const LINKED = 'More of me on www.example.com'

test.group('Texts of a profile that the team reads first', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const change = async ({ browser }: { browser: Visitor }, changes: object) =>
    (await browser.put('/api/profile', changes)).body.profile
  const own = async ({ browser }: { browser: Visitor }) => (await browser.get('/api/profile')).body.profile
  const shownTo = async ({ browser }: Person, { profile }: Person) =>
    (await browser.get(`/api/members/${profile.id}`)).body.profile
  const waiting = (brand: Brand) =>
    countRows(brand, `app.profile_texts where tenant_id = $1 and state = 'held'`, brand.id)

  test('are the member’s own to see, with why; others go on seeing what was there', async ({ assert }) => {
    const { ann, ben } = cast
    await change(ann, { about_me: 'I bake.' })

    const saved = await change(ann, { about_me: LINKED, name: 'Annabel' })

    const unseen = [{ field: 'about_me', body: LINKED, found: 'link', refused: false, reason: null, decision: null }]
    assert.containSubset(saved, { about_me: 'I bake.', name: 'Annabel' })
    assert.deepEqual(saved.unseen_texts, unseen)
    assert.deepEqual((await own(ann)).unseen_texts, unseen)
    assert.containSubset(await shownTo(ben, ann), { about_me: 'I bake.', name: 'Annabel' })
    assert.notProperty(await shownTo(ben, ann), 'unseen_texts')
  })

  test('may be changed again, which is judged anew; the same text waits once', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    await change(ann, { about_me: LINKED })
    await change(ann, { about_me: LINKED, hair_colour: 'red' })
    assert.equal(await waiting(rosa), 1)
    assert.equal(await countRows(rosa, 'app.profile_texts where tenant_id = $1', rosa.id), 1)

    const again = await change(ann, { about_me: 'Call 06-12345678' })
    assert.containSubset(again.unseen_texts, [{ body: 'Call 06-12345678', found: 'phone' }])
    assert.equal(await waiting(rosa), 1)

    const harmless = await change(ann, { about_me: 'I bake.' })
    assert.deepEqual(harmless.unseen_texts, [])
    assert.equal(await waiting(rosa), 0)
    assert.equal((await shownTo(ben, ann)).about_me, 'I bake.')
  })

  test('are given up by saving what others see', async ({ assert }) => {
    const { rosa, ann } = cast
    await change(ann, { about_me: LINKED })

    assert.deepEqual((await change(ann, { about_me: '' })).unseen_texts, [])
    assert.equal(await waiting(rosa), 0)
  })

  test('are all of them where the brand wants that, and a newcomer’s name', async ({ assert }) => {
    const { rosa } = await newCast({ rosa: { texts_moderated: true } })
    const eve = await signUpAndActivate(rosa, { name: 'Evelina' })

    const profile = await own(eve)
    assert.equal(profile.name, 'New member')
    assert.containSubset(profile.unseen_texts, [{ field: 'name', body: 'Evelina', found: 'every' }])
    assert.equal((await eve.browser.get('/api/user.php')).body.user.profile.name, 'New member')
    const changed = await change(eve, { about_me: 'I bake.' })
    assert.equal(changed.about_me, '')
    assert.lengthOf(changed.unseen_texts, 2)
    assert.deepEqual(
      changed.unseen_texts.map(({ found }: { found: string }) => found),
      ['every', 'every']
    )
  })

  test('are those of a newcomer with a number for a name, at any brand', async ({ assert }) => {
    const eve = await signUpAndActivate(cast.rosa, { name: 'Eve 0612345678' })

    assert.containSubset(await own(eve), {
      name: 'New member',
      unseen_texts: [{ body: 'Eve 0612345678', found: 'phone' }],
    })
  })

  test('are never one of a fictional profile', async ({ assert }) => {
    const { rosa, fay } = cast
    const hold = (kind: string) =>
      asOwner(
        (owner) =>
          owner.query(
            `insert into app.profile_texts (profile_id, profile_kind, field, body, shown, found) values ($1, $2, 'name', 'Fay', '', 'every')`,
            [fay.id, kind]
          ),
        rosa
      )

    await assert.rejects(() => hold('fictional'), /check constraint/)
    await assert.rejects(() => hold('member'), /foreign key/)
  })

  test('are exported, and go with their member', async ({ assert }) => {
    const { rosa, ann } = cast
    const support = await newStaff([{ brand: rosa, role: 'operator' }])
    await change(ann, { about_me: LINKED })
    const { id } = (await support.get(`/api/profile_texts?filter={}`)).body[0]
    await support.post(`/api/tenants/${rosa.id}/profile_texts/${id}/publication`)
    await change(ann, { about_me: 'Call 06-12345678' })

    await leave(ann)
    await letDaysPass(ann, 15)
    await eraseWhoseTimeHasCome(rosa)

    assert.equal(await countRows(rosa, 'app.profile_texts where profile_id = $1', ann.profile.id), 0)
  })
})
