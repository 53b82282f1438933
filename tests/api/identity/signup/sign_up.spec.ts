import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asOwner, type Brand, type Cast, newBrand, newCast } from '../../../cast.ts'
import { mailsTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { draft, newAddress, signUp } from './signing_up.ts'

test.group('Signing up', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast({ rosa: { min_age: 21 } })
  })

  test('a visitor becomes a member who is logged in and not shown yet', async ({ assert }) => {
    const email = newAddress()
    const { browser, answer } = await signUp(cast.rosa, {
      email: ` ${email.toUpperCase()} `,
      name: ' Eve ',
      sub1: 'a',
      network: 'n',
    })

    assert.equal(answer.status, 201)
    assert.containsSubset(answer.body.user, {
      email,
      status: 'not_confirmed',
      credits: 0,
      language: 'en',
      show_fictional: true,
      visible_to_visitors: true,
      profile: { name: 'Eve', gender: 'female', looking_for: 'male', country: 'GB', status: 'disabled', age: 30 },
    })
    assert.deepEqual((await browser.get('/api/user.php')).body, answer.body)
  })

  test('the consents are stored with their versions, and where the visitor came from', async ({ assert }) => {
    const { answer } = await signUp(cast.rosa, {
      network: 'n',
      ref: 'r',
      sub1: '1',
      sub2: '2',
      sub3: '3',
      lander: 'landing2',
      slug: 'spring-1',
    })

    const { rows } = await asOwner(
      (owner) =>
        owner.query(
          `select array_agg(kind || ' ' || version || ' ' || consents.language order by kind) as consents, 
             min(network || ref || sub1 || sub2 || sub3 || lander || slug) as origin
           from app.consents join app.members on members.id = member_id where member_id = $1`,
          [answer.body.user.id]
        ),
      cast.rosa
    )

    const version = '2024-01-01T00:00:00.000Z'
    assert.deepEqual(rows[0], {
      consents: [
        `privacy ${version} en`,
        // Its text is newer than the company.
        'sexuality_data 2026-11-25T12:00:00.000Z en',
        `terms ${version} en`,
      ],
      origin: 'nr123landing2spring-1',
    })
  })

  test('a lander or campaign that there is none of is dropped, and keeps nobody from signing up', async ({
    assert,
  }) => {
    const { answer } = await signUp(cast.rosa, { network: 'n', lander: 'elsewhere', slug: 'Spring 1' })

    const { rows } = await asOwner(
      (owner) => owner.query('select network, lander, slug from app.members where id = $1', [answer.body.user.id]),
      cast.rosa
    )
    assert.equal(answer.status, 201)
    assert.deepEqual(rows, [{ network: 'n', lander: null, slug: null }])
  })

  const refused: [string, Record<string, unknown>, string, string][] = [
    ['an address that is none', { email: 'eve at example' }, 'email', 'email'],
    [
      'an address with a line break',
      { email: 'eve@example.com\r\nBcc: all@example.com' },
      'email',
      'control_characters',
    ],
    ['no address', { email: undefined }, 'email', 'required'],
    ['a name that begins with @', { name: '@eve' }, 'name', 'name_starts_with_at'],
    ['a name that is the address', { email: 'eve@example.com', name: 'EVE@example.com' }, 'name', 'name_is_email'],
    ['a name that is an address', { name: 'a@b.co' }, 'name', 'name_is_email'],
    ['a name of zero-width characters', { name: '\u200B\u200D\u2060' }, 'name', 'required'],
    ['a name that turns the text', { name: '\u202Eeve' }, 'name', 'control_characters'],
    ['a name with a mark of direction', { name: 'eve\u200F' }, 'name', 'control_characters'],
    ['a name of one letter', { name: 'E ' }, 'name', 'minLength'],
    ['a name of 31 letters', { name: 'e'.repeat(31) }, 'name', 'maxLength'],
    ['a name with NUL', { name: 'E\0ve' }, 'name', 'control_characters'],
    ['a day that never was', { date_of_birth: '1990-02-30' }, 'date_of_birth', 'unreal_date_of_birth'],
    ['a date in another shape', { date_of_birth: '1-2-1990' }, 'date_of_birth', 'unreal_date_of_birth'],
    ['a birth in the century before last', { date_of_birth: '1890-01-01' }, 'date_of_birth', 'unreal_date_of_birth'],
    ['a short password', { password: 'sevenab' }, 'password', 'minLength'],
    ['an endless password', { password: 'x'.repeat(129) }, 'password', 'maxLength'],
    ['a common password', { password: 'Password1' }, 'password', 'password_guessable'],
    ['the brand’s name as a password', { password: 'rosa-2024' }, 'password', 'password_guessable'],
    ['the own name as a password', { name: 'Evelina', password: 'evelina1990' }, 'password', 'password_guessable'],
    [
      'the own address as a password',
      { email: 'eve.brown@example.com', password: 'eve.brown@example.com' },
      'password',
      'password_guessable',
    ],
    ['a gender that is no option', { gender: 'other' }, 'gender', 'enum'],
    ['a country the brand is not in', { country: 'FR' }, 'country', 'country_offered'],
    ['a region that is not there', { region_id: '999999999' }, 'region_id', 'region_of_country'],
    ['a region that is no id', { region_id: 'x' }, 'region_id', 'id'],
    ['terms not accepted', { accept_terms: false }, 'accept_terms', 'accepted'],
    ['privacy not accepted', { accept_privacy: undefined }, 'accept_privacy', 'required'],
    ['a tick for partners that is none', { consent_resell: 1 }, 'consent_resell', 'boolean'],
    ['no consent to sensitive data', { consent_sexuality: false }, 'consent_sexuality', 'accepted'],
    ['an answer about fictional profiles left out', { show_fictional: undefined }, 'show_fictional', 'required'],
    ['a number where yes or no is asked', { visible_to_visitors: 1 }, 'visible_to_visitors', 'boolean'],
    ['a field nobody knows', { status: 'active' }, 'status', 'unknown_field'],
    ['an endless referrer', { ref: 'r'.repeat(201) }, 'ref', 'maxLength'],
    ['a first message to nobody', { member_id: '123', signup_message: 'Hello' }, 'member_id', 'not_found'],
    ['a first message without a receiver', { signup_message: 'Hello' }, 'member_id', 'required'],
    [
      'a first message that says nothing',
      { member_id: '123', signup_message: ' \u200b ' },
      'signup_message',
      'required',
    ],
  ]
  for (const [what, changes, field, code] of refused) {
    test(`${what} is refused, and nothing else is`, async ({ assert }) => {
      const { answer } = await signUp(await freshLimits(cast.rosa), changes)

      assert.equal(answer.status, 422)
      assert.deepEqual(
        answer.body.errors.map((error: any) => [error.field, error.code]),
        [[field, code]]
      )
      assert.isAbove(answer.body.errors[0].message.length, 10)
      assert.notInclude(answer.body.errors[0].message, '{{')
    })
  }

  test('visitors who turn the brand’s age today may come in, those who do so tomorrow may not', async ({ assert }) => {
    const brand = await freshLimits(cast.rosa)
    // Computed here and not with the rows above: the suite may run over the brand's midnight.
    const born = DateTime.now().setZone('Europe/Amsterdam').minus({ years: 21 })

    const old = await signUp(brand, { date_of_birth: born.toISODate() })
    const young = await signUp(brand, { date_of_birth: born.plus({ days: 1 }).toISODate() })

    assert.equal(old.answer.status, 201)
    assert.equal(young.answer.status, 422)
    assert.containSubset(young.answer.body, {
      errors: [{ field: 'date_of_birth', code: 'invalid_date_of_birth' }],
    })
  })

  test('a region of another country is refused, one’s own is kept', async ({ assert }) => {
    const { rows } = await asOwner((owner) =>
      owner.query(
        `select (array_agg(id::text) filter (where country = 'GB'))[1] as gb, (array_agg(id::text) filter (where country = 'NL'))[1] as nl from global.regions`
      )
    )

    const foreign = await signUp(await freshLimits(cast.rosa), { region_id: rows[0].nl })
    const own = await signUp(cast.rosa, { region_id: rows[0].gb })

    assert.equal(foreign.answer.body.errors[0].code, 'region_of_country')
    assert.equal(own.answer.status, 201)
  })

  test('a body that is no object, or no JSON, is refused', async ({ assert }) => {
    const visitor = new Visitor((await freshLimits(cast.rosa)).host)

    assert.equal((await visitor.post('/api/signup', [])).status, 422)
    assert.equal((await visitor.post('/api/signup', '{')).status, 400)
    assert.equal(
      (await visitor.post('/api/signup', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' })).status,
      415
    )
    assert.equal((await visitor.post('/api/signup', draft(), { 'x-requested-with': '' })).status, 403)
  })

  test('a known address is answered like any other, and only the mail reveals it', async ({ assert }) => {
    const unknown = await signUp(await freshLimits(cast.rosa))
    const known = await signUp(cast.rosa, { email: cast.ann.member.email })

    assert.equal(known.answer.status, 201)
    assert.equal(shape(known.answer.text), shape(unknown.answer.text))
    assert.deepEqual(Object.keys(known.answer.headers).sort(), Object.keys(unknown.answer.headers).sort())
    assert.equal((await known.browser.get('/api/user.php')).status, 200)
    const [mail] = await mailsTo(cast.ann.member.email)
    assert.equal(mail!.subject, 'You already have an account at rosa')
    assert.include(mail!.text, `http://${cast.rosa.host}:${process.env.PORT}/login`)
    assert.throws(() => tokenIn(mail!))
  })

  test('the same address may sign up at another brand', async ({ assert }) => {
    const { email } = await signUp(await freshLimits(cast.rosa))

    const there = await signUp(cast.vlam, { email, country: 'NL' })

    assert.equal(there.answer.status, 201)
    assert.equal(there.answer.body.user.language, 'nl')
  })

  test('sign-ups are limited to twenty an hour from one address', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    for (let time = 1; time <= 20; time++) assert.equal((await signUp(brand)).answer.status, 201)

    const { answer } = await signUp(brand)

    assert.equal(answer.status, 429)
    assert.containsSubset(answer.body.errors[0], { code: 'too_many_attempts', meta: { minutes: 60 } })
  })
})

/** Sign-ups are limited per address; a test with many of them needs fresh limits. */
async function freshLimits(brand: Brand): Promise<Brand> {
  await asOwner((owner) => owner.query('delete from infra.rate_limits where key like $1', [`%${brand.id}:signup:%`]))
  return brand
}

/** An answer without what always differs. */
function shape(text: string): string {
  return text
    .replace(/"\d{15,}"/g, '"id"')
    .replace(/"[^"]+@example.com"/, '"email"')
    .replace(/"signup_date":"[^"]+"/, '"date"')
}
