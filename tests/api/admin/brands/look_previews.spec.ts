import { test } from '@japa/runner'
import { lookPass } from '@manyhearts/api/app/http/previews/look_pass'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { newStaff } from '../staff_of.ts'

/** Of the settings that a page was made with. */
const VELVET = /preset\W{1,6}velvet/

const coloursOf = (page: string) => /<style id="theme"[^>]*>(.*?)<\/style>/s.exec(page)![1]

test.group('A look that a brand doesn’t have yet', (group) => {
  let cast: Cast
  let kim: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
  })

  const ask = (theme: object) => kim.post(`/api/tenants/${cast.rosa.id}/look_previews`, { theme })
  const pathOf = ({ body }: { body: any }) => {
    const { pathname, search } = new URL(body.address)
    return pathname + search
  }

  test('is seen on the brand’s own front page, which the console alone may frame', async ({ assert }) => {
    const made = await ask({ preset: 'velvet', index: 'letter' })
    assert.equal(made.status, 200)

    const page = await new Visitor(cast.rosa.host).get(pathOf(made))

    assert.equal(page.status, 200)
    assert.match(page.text, VELVET)
    assert.match(String(page.headers['content-security-policy']), /frame-ancestors http:\/\/admin\.localhost/)
    assert.match(String(page.headers['cache-control']), /private/)
    const own = await new Visitor(cast.rosa.host).get('/')
    assert.notMatch(own.text, VELVET)
    assert.notEqual(coloursOf(page.text), coloursOf(own.text))
    assert.match(String(own.headers['content-security-policy']), /frame-ancestors 'none'/)
    assert.match(
      String((await kim.get('/')).headers['content-security-policy']),
      /frame-src https: http:/,
      'the console may show it'
    )
  })

  test('is told to the page by the settings too', async ({ assert }) => {
    const pass = new URL((await ask({ index: 'letter', mode: 'dark' })).body.address).searchParams.get('look')!
    const visitor = new Visitor(cast.rosa.host)

    const { body } = await visitor.get('/api/settings.php', { 'x-look': pass })

    assert.containSubset(body.theme, { index: 'letter', mode: 'dark' })
    assert.notEqual((await visitor.get('/api/settings.php')).body.theme.mode, 'dark')
  })

  test('is shown as to visitors from another country, whose prices and texts differ', async ({ assert }) => {
    const { body } = await kim.post(`/api/tenants/${cast.rosa.id}/look_previews`, { theme: {}, country: 'NL' })
    const pass = new URL(body.address).searchParams.get('look')!
    const visitor = new Visitor(cast.rosa.host)

    assert.equal((await visitor.get('/api/settings.php', { 'x-look': pass })).body.geoip_country, 'NL')
    assert.isNull((await visitor.get('/api/settings.php')).body.geoip_country)
    const refused = await kim.post(`/api/tenants/${cast.rosa.id}/look_previews`, { theme: {}, country: 'nl' })
    assert.equal(refused.status, 422)
  })

  test('shows a draft as well, and lets nobody in', async ({ assert }) => {
    await asOwner((owner) => owner.query(`update global.tenants set state = 'draft' where id = $1`, [cast.rosa.id]))
    const path = pathOf(await ask({}))
    const visitor = new Visitor(cast.rosa.host)

    assert.equal((await visitor.get(path)).status, 200)
    assert.equal((await visitor.get('/')).status, 503)
    assert.equal((await visitor.post(path, {})).status, 503)
  })

  test('is of one brand, and ends', async ({ assert }) => {
    const path = pathOf(await ask({ preset: 'velvet' }))
    assert.notMatch((await new Visitor(cast.vlam.host).get(path)).text, VELVET)

    const { until } = lookPass(cast.rosa.id, { theme: { preset: 'velvet' } })
    assert.closeTo(until - Date.now(), 10 * 60_000, 60_000)
    assert.equal((await new Visitor(cast.rosa.host).get('/?look=forged')).status, 200)
  })

  test('is refused as it would be if it were saved', async ({ assert }) => {
    const refused = await ask({ primary: 'pink', index: 'spiral', size: 3 })

    assert.equal(refused.status, 422)
    assert.sameDeepMembers(
      refused.body.errors.map(({ field, code }: any) => [field, code]),
      [
        ['theme.primary', 'colour'],
        ['theme.index', 'enum'],
        ['theme.size', 'unknown_field'],
      ]
    )
  })
})
