import { test } from '@japa/runner'
import { tenantRows, asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { AGE_SERVICE, AWAY_SERVICE } from '../../../age_providers.ts'
import { AgeService, type Answer } from '../../../age_service.ts'
import { asOwner, type Brand, newBrand, newFictionalProfile, newPerson, type Person } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { productRoutes } from '../../isolation/routes/product_routes.ts'
import { walk } from './walking.ts'

/** Calls about other people, by the beginning of their paths. */
const SHOWS_PEOPLE = /^\/api\/(?:members|likes|chats?|auto-like|match-finder|swipe-game)(?![\w-])/

test.group('Proving one’s age', (group) => {
  let service: AgeService
  let brand: Brand
  /** Lives where age must be proven. */
  let nell: Person
  /** Lives where it need not be. */
  let ann: Person
  group.setup(async () => {
    service = await AgeService.start()
    return () => service.close()
  })
  group.each.setup(async () => {
    brand = await newBrand('rosa', 'GB', 'en-GB', { age_provider: AGE_SERVICE, age_check_countries: ['NL', 'FR'] })
    nell = await newPerson(brand, { name: 'Nell', gender: 'female', looking_for: 'male', country: 'NL' })
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
  })

  const begin = (person: Person) => person.browser.post('/api/age-checks')
  /** What the page does to which the service returns people. */
  const finish = (person: Person, { state, code, error, iss }: Record<string, string>) =>
    person.browser.put(`/api/age-checks/${state}`, { code, error, iss })
  const prove = async (person: Person, as: Answer) => {
    const { body } = await begin(person)
    return finish(person, await walk(body.redirect, as))
  }
  const mustProve = async ({ browser }: Person) =>
    (await browser.get('/api/user.php')).body.user.age_check_required as boolean

  test('where it is required, no one is met before', async ({ assert }) => {
    const fay = await newFictionalProfile(brand, { name: 'Fay', gender: 'female' })

    for (const [method, path] of [
      ['GET', '/api/members'],
      ['GET', `/api/members/${ann.profile.id}`],
      ['GET', `/api/members/${ann.profile.id}/similar`],
      ['GET', `/api/members/${fay.id}/composer`],
      ['GET', '/api/likes.php'],
      ['GET', '/api/auto-like.php'],
      ['GET', '/api/chats.php'],
      ['POST', `/api/likes/${ann.profile.id}`],
      ['POST', `/api/members/${ann.profile.id}/messages`],
    ] as const) {
      const { status, body } = await nell.browser.ask(method, path, method === 'POST' ? { body: 'Hi' } : undefined, {
        'idempotency-key': 'a-key-of-the-test',
      })
      assert.equal(`${status} ${body.errors[0].code}`, '403 age_check_required', path)
      assert.isAbove(body.errors[0].message.length, 20)
      assert.isUndefined(body.authentication_required)
    }
    assert.isTrue(await mustProve(nell))
    assert.isFalse(await mustProve(ann))
    assert.equal((await ann.browser.get('/api/members')).status, 200)
  })

  test('none of the calls that show people is forgotten', async ({ assert }) => {
    const calls = productRoutes().filter(({ domain, pattern }) => domain === 'root' && SHOWS_PEOPLE.test(pattern))

    const open: string[] = []
    for (const { name, method, pattern } of calls) {
      const path = pattern.replaceAll(/:\w+/g, ann.profile.id)
      const headers = { 'idempotency-key': 'a-key-of-the-test' }
      const { status, body } = await nell.browser.ask(method, path, method === 'GET' ? undefined : {}, headers)
      if (status !== 403 || body.errors[0].code !== 'age_check_required') open.push(`${name} answers ${status}`)
    }

    assert.isAbove(calls.length, 12)
    assert.deepEqual(open, [], 'these want `middleware.ageVerified()` in routes.ts')
  })

  test('the account itself stays accessible', async ({ assert }) => {
    for (const path of ['/api/user.php', '/api/profile', '/api/consents', '/api/notifications', '/api/transactions']) {
      assert.equal((await nell.browser.get(path)).status, 200, path)
    }
    assert.equal((await nell.browser.get('/api/logout.php')).status, 204)
  })

  test('a member is sent to the service with PKCE, state and nonce, in their language', async ({ assert }) => {
    const { status, body } = await begin(nell)

    const asked = Object.fromEntries(new URL(body.redirect).searchParams)
    assert.equal(status, 201)
    assert.deepInclude(asked, {
      response_type: 'code',
      client_id: 'manyhearts',
      scope: 'openid age',
      code_challenge_method: 'S256',
      redirect_uri: `http://${brand.host}:${process.env.PORT}/age-check/return`,
      ui_locales: 'en',
      prompt: 'login',
    })
    for (const secret of [asked.state, asked.nonce, asked.code_challenge]) assert.match(secret!, /^[\w-]{43}$/)
  })

  test('an adult meets everyone from then on, and nothing else is stored', async ({ assert }) => {
    const { status, body } = await prove(nell, 'adult')

    assert.equal(status, 200)
    assert.deepEqual(body, { outcome: 'over' })
    assert.isFalse(await mustProve(nell))
    assert.equal((await nell.browser.get(`/api/members/${ann.profile.id}`)).status, 200)
    const { rows } = await asOwner(
      (owner) =>
        owner.query(
          `select age_proven_by, age_proven_at > now() - interval '1 minute' as is_now, provider, outcome, nonce, code_verifier
           from app.members join app.age_checks on member_id = members.id where members.id = $1`,
          [nell.member.id]
        ),
      brand
    )
    assert.deepEqual(rows, [
      {
        age_proven_by: AGE_SERVICE,
        is_now: true,
        provider: AGE_SERVICE,
        outcome: 'over',
        nonce: null,
        code_verifier: null,
      },
    ])
    assert.equal((await begin(nell)).body.errors[0].code, 'age_check_not_needed')
  })

  const others: [string, Answer, string][] = [
    ['somebody who is not of age', 'minor', 'under'],
    ['somebody who breaks it off', 'cancel', 'cancelled'],
    ['a service that tells no age', 'mute', 'failed'],
  ]
  for (const [who, answer, outcome] of others) {
    test(`${who} is told so, meets no one, and may try again`, async ({ assert }) => {
      const { status, body } = await prove(nell, answer)

      assert.equal(status, 200)
      assert.deepEqual(body, { outcome })
      assert.isTrue(await mustProve(nell))
      assert.equal((await nell.browser.get('/api/members')).status, 403)
      assert.deepEqual((await prove(nell, 'adult')).body, { outcome: 'over' })
    })
  }

  test('a repeated answer is judged as before', async ({ assert }) => {
    const answer = await walk((await begin(nell)).body.redirect, 'minor')
    await finish(nell, answer)

    assert.deepEqual((await finish(nell, answer)).body, { outcome: 'under' })
    assert.deepEqual((await finish(nell, { ...answer, code: 'another' })).body, { outcome: 'under' })
  })

  test('no one proves another member’s age', async ({ assert }) => {
    const ned = await newPerson(brand, { name: 'Ned', gender: 'male', looking_for: 'female', country: 'NL' })
    const mine = await walk((await begin(nell)).body.redirect, 'adult')
    const his = await walk((await begin(ned)).body.redirect, 'adult')

    assert.equal((await finish(ned, mine)).body.errors[0].code, 'token_invalid')
    assert.equal((await finish(ned, { ...his, state: 'x'.repeat(43) })).body.errors[0].code, 'token_invalid')
    assert.equal((await new Visitor(brand.host).put(`/api/age-checks/${mine.state}`, {})).status, 403)
    // The code of another member's visit, with the own state.
    assert.deepEqual((await finish(ned, { ...mine, state: his.state! })).body, { outcome: 'failed' })
    assert.isTrue(await mustProve(ned))
  })

  test('an invented answer proves nothing', async ({ assert }) => {
    for (const answer of [{ code: 'invented' }, { code: 'invented', iss: 'https://elsewhere.example' }, {}]) {
      const { redirect } = (await begin(nell)).body
      const state = new URL(redirect).searchParams.get('state')!
      assert.deepEqual((await finish(nell, { state, ...answer } as Record<string, string>)).body, { outcome: 'failed' })
    }
    assert.isTrue(await mustProve(nell))
  })

  test('an answer that took longer than an hour is none', async ({ assert }) => {
    const answer = await walk((await begin(nell)).body.redirect, 'adult')
    await asOwner((owner) => owner.query(`update app.age_checks set expires_at = now()`), brand)

    assert.equal((await finish(nell, answer)).body.errors[0].code, 'token_invalid')
  })

  test('while the service can’t be asked nothing is decided, and the same answer is valid afterwards', async ({
    assert,
  }) => {
    const answer = await walk((await begin(nell)).body.redirect, 'adult')
    await service.close()

    const meanwhile = await finish(nell, answer)
    await service.open()

    assert.equal(meanwhile.status, 503)
    assert.equal(meanwhile.body.errors[0].code, 'age_provider_unavailable')
    assert.deepEqual((await finish(nell, answer)).body, { outcome: 'over' })
  })

  for (const [what, name] of [
    ['nobody answers', AWAY_SERVICE],
    ['the installation has none of that name', 'unheard-of'],
  ] as const) {
    test(`where ${what}, people stay hidden and it can be tried again`, async ({ assert }) => {
      const other = await newBrand('rosa', 'GB', 'en-GB', { age_provider: name, age_check_countries: ['NL'] })
      const nora = await newPerson(other, { name: 'Nora', gender: 'female', looking_for: 'male', country: 'NL' })

      const { status, body } = await begin(nora)

      assert.equal(status, 503)
      assert.equal(body.errors[0].code, 'age_provider_unavailable')
      assert.equal((await nora.browser.get('/api/members')).body.errors[0].code, 'age_check_required')
    })
  }

  test('it is for activated members who need it', async ({ assert }) => {
    const nina = await newPerson(brand, {
      name: 'Nina',
      gender: 'female',
      looking_for: 'male',
      country: 'NL',
      activated: false,
    })

    assert.equal((await begin(nina)).body.errors[0].code, 'activation_required')
    assert.equal((await nina.browser.get('/api/members')).body.errors[0].code, 'age_check_required')
    assert.equal((await begin(ann)).status, 409)
    const visitor = await new Visitor(brand.host).post('/api/age-checks')
    assert.equal(visitor.status, 403)
    assert.isTrue(visitor.body.authentication_required)
  })

  test('tries are limited to twenty a day', async ({ assert }) => {
    for (let time = 1; time <= 20; time++) assert.equal((await begin(nell)).status, 201)

    assert.equal((await begin(nell)).body.errors[0].code, 'too_many_attempts')
  })

  test('a photo’s old address is closed to members who must prove their age', async ({ assert }) => {
    await asTenant(brand, () =>
      tenantRows(
        `insert into app.photos (profile_id, position, filename, thumb_filename, match_filename, placeholder, width, height)
         values (?, 0, ?, 'x', 'x', '', 1, 1)`,
        [ann.profile.id, `/photos/${brand.id}/${'a'.repeat(32)}-l.webp`]
      )
    )

    assert.equal((await nell.browser.get(`/photos/${brand.id}/${'a'.repeat(32)}-l.webp`)).status, 404)
  })

  test('a brand that asks nowhere believes the declared age', async ({ assert }) => {
    const free = await newBrand('rosa', 'GB', 'en-GB', { age_check_countries: ['NL'] })
    const nora = await newPerson(free, { name: 'Nora', gender: 'female', looking_for: 'male', country: 'NL' })

    assert.isFalse(await mustProve(nora))
    assert.equal((await nora.browser.get('/api/members')).status, 200)
    assert.notProperty((await nora.browser.get('/api/settings.php')).body, 'age_provider')
    assert.notProperty((await nora.browser.get('/api/settings.php')).body, 'age_check_countries')
  })
})
