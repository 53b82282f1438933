import { test } from '@japa/runner'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { addPhotos } from './add_photos.ts'

test.group('Photos on the page of a member', (group) => {
  let cast: Cast
  const openOf = (body: any) =>
    body.profile.photos.filter((photo: any) => !photo.locked).map((photo: any) => photo.filename.split('?')[0])
  const path = (name: string) => `/photos/${cast.rosa.id}/${name}-l.webp`

  group.setup(async () => {
    cast = await newCast()
    await addPhotos(cast.rosa, cast.ben.profile, ['one', 'two', 'three', 'four'])
    await addPhotos(cast.rosa, cast.fay, ['f1', 'f2', 'f3', 'f4'])
    await addPhotos(cast.rosa, cast.ben.profile, ['waiting'], 'pending')
  })

  test('a visitor sees the main one', async ({ assert }) => {
    const { body } = await new Visitor(cast.rosa.host).get(`/api/members/${cast.ben.profile.id}`)

    assert.deepEqual(openOf(body), [path('one')])
    assert.lengthOf(body.profile.photos, 4)
  })

  test('a free member sees one more', async ({ assert }) => {
    const { body } = await cast.ann.browser.get(`/api/members/${cast.ben.profile.id}`)

    assert.deepEqual(openOf(body), [path('one'), path('two')])
  })

  test('a premium member sees all', async ({ assert }) => {
    const { rosa, ann } = cast
    await asTenant(rosa, () => ann.profile.merge({ paidUser: true }).save())

    const { body } = await ann.browser.get(`/api/members/${cast.ben.profile.id}`)

    await asTenant(rosa, () => ann.profile.merge({ paidUser: false }).save())
    assert.lengthOf(openOf(body), 4)
  })

  test('those of a fictional profile are never locked', async ({ assert }) => {
    const { body } = await new Visitor(cast.rosa.host).get(`/api/members/${cast.fay.id}`)

    assert.lengthOf(openOf(body), 4)
  })

  test('one’s own are open, also those that wait for a moderator', async ({ assert }) => {
    const { body } = await cast.ben.browser.get(`/api/members/${cast.ben.profile.id}`)

    assert.lengthOf(openOf(body), 5)
    assert.equal(body.profile.photos.at(-1).status, 'pending')
  })

  test('a locked one does not say where it is', async ({ assert }) => {
    const { text, body } = await new Visitor(cast.rosa.host).get(`/api/members/${cast.ben.profile.id}`)

    for (const name of ['two', 'three', 'four', 'waiting']) assert.notInclude(text, `${name}-`)
    assert.containSubset(body.profile.photos[1], {
      locked: true,
      filename: null,
      thumb_filename: null,
      match: null,
      placeholder: 'AAAA',
    })
  })

  test('the main one comes first, whatever its place', async ({ assert }) => {
    const { rosa, ann, ben } = await newCast()
    const photos = await addPhotos(rosa, ben.profile, ['one', 'two', 'three'])
    await asTenant(rosa, () => ben.profile.merge({ mainPhotoId: photos[2]!.id }).save())

    const { body } = await ann.browser.get(`/api/members/${ben.profile.id}`)

    assert.deepEqual(
      body.profile.photos.map(({ id, locked }: any) => [id, locked]),
      [
        [photos[2]!.id, false],
        [photos[0]!.id, false],
        [photos[1]!.id, true],
      ]
    )
  })

  test('a main one that waits for a moderator is on no card of others', async ({ assert }) => {
    const { rosa, ann, ben } = await newCast()
    await addPhotos(rosa, ben.profile, ['new'], 'pending')

    const [others, own] = await Promise.all([
      ann.browser.get(`/api/members/${ben.profile.id}`),
      ben.browser.get(`/api/members/${ben.profile.id}`),
    ])

    assert.isNull(others.body.profile.main_image)
    assert.equal(own.body.profile.main_image.status, 'pending')
  })
})
