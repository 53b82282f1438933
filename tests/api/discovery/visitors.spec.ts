import { test } from '@japa/runner'
import { newCast, newPerson } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

test.group('Visitors who look at members', () => {
  test('are asked to log in where the brand does not let them look', async ({ assert }) => {
    const { rosa, ann, fay } = await newCast({ rosa: { logged_out_search: false } })
    const visitor = new Visitor(rosa.host)

    const paths = [
      '/api/members',
      `/api/members/${ann.profile.id}`,
      `/api/members/${fay.id}`,
      '/api/members/1',
      `/api/members/${ann.profile.id}/similar`,
    ]
    const answers = await Promise.all([...paths, '/api/members?network=affiliate'].map((path) => visitor.get(path)))

    for (const { status, body } of answers) {
      assert.equal(status, 403)
      assert.isTrue(body.authentication_required)
      assert.equal(body.errors[0].code, 'authentication_required')
    }
  })

  test('may look when they come from a traffic source, where the brand says so', async ({ assert }) => {
    const { rosa } = await newCast({ rosa: { logged_out_search: false, logged_out_search_trafficsource: true } })
    const visitor = new Visitor(rosa.host)

    const [plain, network, ref, empty] = await Promise.all(
      ['', '?network=affiliate', '?ref=42', '?network=&ref='].map((query) => visitor.get(`/api/members${query}`))
    )

    assert.deepEqual([plain!.status, network!.status, ref!.status, empty!.status], [403, 200, 200, 403])
  })

  test('are told by the settings whether they may, and stay welcome on the next page', async ({ assert }) => {
    const { rosa, vlam } = await newCast({
      rosa: { logged_out_search: false, logged_out_search_trafficsource: true },
      vlam: { logged_out_search: false },
    })
    const [visitor, guest, closed] = [new Visitor(rosa.host), new Visitor(rosa.host), new Visitor(vlam.host)]

    const before = await visitor.get('/api/settings.php')
    const referred = await guest.get('/api/settings.php?network=demo&ref=1')
    const after = await guest.get('/api/settings.php')
    const elsewhere = await closed.get('/api/settings.php?network=demo&ref=1')

    const told = [before, referred, after, elsewhere].map(({ body }) => body.visitor_may_search)
    assert.deepEqual(told, [false, true, true, false])
    assert.equal((await guest.get('/api/members')).status, 200)
    assert.lengthOf([...closed.cookies], 0)
  })

  test('meet members who agreed to it, and fictional profiles; of the others they see the age and the region', async ({
    assert,
  }) => {
    const { rosa, fay } = await newCast()
    const shy = await newPerson(rosa, {
      name: 'Shy',
      gender: 'female',
      looking_for: 'both',
      visible_to_visitors: false,
    })
    const visitor = new Visitor(rosa.host)

    const search = await visitor.get('/api/members')
    const [hidden, fictional, similar] = await Promise.all(
      [shy.profile.id, fay.id, `${shy.profile.id}/similar`].map((path) => visitor.get(`/api/members/${path}`))
    )

    assert.deepEqual(search.body.results.map(({ name }: any) => name).sort(), ['Ann', 'Ben', 'Fay', 'Members only'])
    assert.containsSubset(
      search.body.results.find(({ id }: any) => id === shy.profile.id),
      { members_only: true, age: 35, country: 'GB', main_image: null, city: null, online: false, new: false }
    )
    assert.deepEqual([hidden!.status, fictional!.status, similar!.status], [200, 200, 404])
    assert.containSubset(hidden!.body.profile, {
      members_only: true,
      name: 'Members only',
      age: 35,
      city: null,
      main_image: null,
      looking_for: null,
      about_me: '',
      interests: [],
      photos: [],
      shows_photos: false,
    })
    assert.notInclude(hidden!.text, 'Shy')
  })

  test('neither like nor see likes', async ({ assert }) => {
    const { rosa, ann } = await newCast()
    const visitor = new Visitor(rosa.host)

    const answers = await Promise.all([
      visitor.get('/api/likes.php'),
      visitor.post(`/api/likes/${ann.profile.id}`),
      visitor.delete(`/api/likes/${ann.profile.id}`),
      visitor.put(`/api/likes/${ann.profile.id}/seen`),
    ])

    for (const { status, body } of answers) {
      assert.equal(status, 403)
      assert.isTrue(body.authentication_required)
    }
  })
})
