import { test } from '@japa/runner'
import { asOwner, type Brand, type Cast, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { auditOf, newStaff } from '../staff_of.ts'
import { withinASecond } from '../within_a_second.ts'

test.group('A preview link', (group) => {
  let cast: Cast
  let kim: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    await become(cast.rosa, 'draft')
  })

  const become = async (brand: Brand, state: string) => {
    await asOwner((owner) => owner.query('update global.tenants set state = $2 where id = $1', [brand.id, state]))
    const status = ['live', 'closing'].includes(state) ? 200 : 503
    await withinASecond(
      () => new Visitor(brand.host).get('/api/settings.php'),
      (answer) => answer.status === status
    )
  }
  const newLink = async () =>
    new URL((await kim.post(`/api/tenants/${cast.rosa.id}/preview_links`, {})).body.address).pathname

  test('shows a draft to who has it, and to nobody else', async ({ assert }) => {
    const link = await newLink()
    const visitor = new Visitor(cast.rosa.host)

    const opened = await visitor.get(link)

    assert.equal(opened.status, 302)
    assert.equal(opened.headers.location, '/')
    const page = await visitor.get('/')
    assert.equal(page.status, 200)
    assert.equal(page.headers['x-robots-tag'], 'noindex')
    assert.equal((await visitor.get('/api/settings.php')).status, 200)
    assert.equal((await new Visitor(cast.rosa.host).get('/')).status, 503)
    assert.equal((await auditOf(cast.rosa)).at(-1)!.action, 'preview_link_made')
  })

  test('lets nobody sign up, log in or pay', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    await visitor.get(await newLink())

    for (const path of ['/api/signup', '/api/login', '/api/orders'])
      assert.equal((await visitor.post(path, {})).status, 503, path)
  })

  test('is of one brand, can’t be changed to last longer, and shows no closed one', async ({ assert }) => {
    const link = await newLink()
    await become(cast.vlam, 'draft')
    assert.equal((await new Visitor(cast.vlam.host).get(link)).status, 503)
    const longer = link.replace(/\d{10}/, (until) => String(Number(until) + 1))
    for (const forged of [longer, `${link}x`, '/preview/x']) {
      const visitor = new Visitor(cast.rosa.host)
      assert.equal((await visitor.get(forged)).status, 503, forged)
      assert.equal((await visitor.get('/')).status, 503, forged)
    }
    const visitor = new Visitor(cast.rosa.host)
    await visitor.get(link)
    assert.equal((await visitor.get('/')).status, 200)
    await become(cast.rosa, 'closed')
    // Others were shown nothing before, either, so it may be a moment until the server knows.
    const { status } = await withinASecond(
      () => visitor.get('/'),
      (answer) => answer.status === 503
    )
    assert.equal(status, 503)
  })

  test('leads to the site itself once it is open', async ({ assert }) => {
    const link = await newLink()
    await become(cast.rosa, 'live')

    const opened = await new Visitor(cast.rosa.host).get(link)

    assert.deepEqual([opened.status, opened.headers.location, opened.headers['set-cookie']], [302, '/', undefined])
    assert.equal((await new Visitor(cast.rosa.host).get('/preview/x')).status, 404)
  })
})
