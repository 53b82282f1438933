import { test } from '@japa/runner'
import { asOwner, type Cast, newBrand, newCast, newPerson } from '../../../cast.ts'
import { mailAbout, mailsSoFar, mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { newSessionOf } from '../../isolation/scene/actors_of.ts'
import { later } from '../tokens/later.ts'
import { leave } from '../deletion/leaving.ts'
import { forget, logIn, NEW_PASSWORD, reset, resetToken } from './resetting.ts'
import { newAddress, signUp } from '../signup/signing_up.ts'

test.group('A forgotten password', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  test('is replaced by the link in a mail: logged in here with the new one, and nowhere else any more', async ({
    assert,
  }) => {
    const { email, id } = cast.ann.member
    const elsewhere = await newSessionOf(cast.ann)
    const browser = new Visitor(cast.rosa.host)

    assert.equal((await forget(cast.rosa, ` ${email.toUpperCase()} `)).status, 204)
    const answer = await reset(cast.rosa, tokenIn(await newestMailTo(email)), NEW_PASSWORD, browser)

    assert.equal(answer.status, 200)
    assert.equal(answer.body.user.id, id)
    assert.equal((await browser.get('/api/user.php')).status, 200)
    assert.equal((await elsewhere.get('/api/user.php')).status, 403)
    assert.equal((await cast.ann.browser.get('/api/user.php')).status, 403)
    assert.equal((await logIn(cast.rosa, email, PASSWORD)).status, 401)
    assert.equal((await logIn(cast.rosa, email, NEW_PASSWORD)).status, 200)
  })

  test('the mail says for how long, in the member’s language and the brand’s name, and has no password', async ({
    assert,
  }) => {
    const { email } = cast.ann.member
    await cast.ann.browser.put('/api/user.php', { language: 'nl' })

    await forget(cast.rosa, email)

    const mail = await newestMailTo(email)
    assert.equal(mail.subject, 'Kies een nieuw wachtwoord voor rosa')
    for (const part of [mail.text!, mail.html!]) {
      assert.include(part, '60 minuten')
      assert.include(part, `http://${cast.rosa.host}:${process.env.PORT}/${tokenIn(mail)}`)
      assert.notInclude(part, '{{')
    }
  })

  test('of a member who left brings the restore link, and no new password', async ({ assert }) => {
    const { email } = cast.ann.member
    await leave(cast.ann)
    await mailAbout(email, /deleted/)

    assert.equal((await forget(cast.rosa, email)).status, 204)

    const token = tokenIn((await mailsTo(email, 2)).at(-1)!)
    const link = await new Visitor(cast.rosa.host).get(`/api/tokens/${token}`)
    assert.equal(link.body.purpose, 'restore')
  })

  test('a second mail says that the password was changed', async ({ assert }) => {
    const { email } = cast.ann.member
    await reset(cast.rosa, await resetToken(cast.rosa, email))

    const told = (await mailsTo(email, 2)).at(-1)!

    assert.equal(told.subject, 'Your password at rosa was changed')
    assert.include(told.text, `http://${cast.rosa.host}:${process.env.PORT}/reset-password`)
  })

  test('the page to go on with comes back with the link, and is only ever one of this site', async ({ assert }) => {
    const { email } = cast.ann.member
    const visitor = new Visitor(cast.rosa.host)
    await visitor.post('/api/password-resets', { email, next: '/chats/5?x=1' })
    const token = tokenIn(await newestMailTo(email))

    const looked = await visitor.get(`/api/tokens/${token}`)

    assert.deepEqual(looked.body, { purpose: 'password_reset', used: false, expired: false, next: '/chats/5?x=1' })
    for (const next of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/.//evil.example',
      '/chats/..\\/evil.example',
      'https://evil.example',
      'chats',
      `/${'x'.repeat(500)}`,
      5,
    ]) {
      const refused = await visitor.post('/api/password-resets', { email, next })
      assert.equal(refused.status, 422, String(next))
      assert.equal(refused.body.errors[0].field, 'next')
    }
  })

  test('a pending change of address is cancelled', async ({ assert }) => {
    const [{ email }, thiefs] = [cast.ann.member, newAddress()]
    await cast.ann.browser.post('/api/email-changes', { email: thiefs, password: PASSWORD })
    const token = tokenIn(await newestMailTo(thiefs))

    await reset(cast.rosa, await resetToken(cast.rosa, email, 2))

    assert.equal((await new Visitor(cast.rosa.host).post(`/api/email-changes/${token}`)).status, 404)
  })

  test('with a change of address at the same moment one of the two wins, without a deadlock', async ({ assert }) => {
    const [{ email }, wanted] = [cast.ann.member, newAddress()]
    const token = await resetToken(cast.rosa, email)
    await cast.ann.browser.post('/api/email-changes', { email: wanted, password: PASSWORD })
    const change = tokenIn(await newestMailTo(wanted))

    const answers = await Promise.all([
      reset(cast.rosa, token),
      new Visitor(cast.rosa.host).post(`/api/email-changes/${change}`),
    ])

    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 404]
    )
  })

  test('a link works once', async ({ assert }) => {
    const token = await resetToken(cast.rosa, cast.ann.member.email)
    assert.equal((await reset(cast.rosa, token)).status, 200)

    const again = await reset(cast.rosa, token, 'yet another password')

    assert.equal(again.status, 404)
    assert.equal(again.body.errors[0].code, 'token_invalid')
    assert.equal((await logIn(cast.rosa, cast.ann.member.email, NEW_PASSWORD)).status, 200)
  })

  test('used twice at once it works once', async ({ assert }) => {
    const token = await resetToken(cast.rosa, cast.ann.member.email)

    const answers = await Promise.all([1, 2, 3].map((each) => reset(cast.rosa, token, `password number ${each}`)))

    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 404, 404]
    )
    const right = answers.findIndex(({ status }) => status === 200) + 1
    assert.equal((await logIn(cast.rosa, cast.ann.member.email, `password number ${right}`)).status, 200)
  })

  test('using one link invalidates all others', async ({ assert }) => {
    const { email } = cast.ann.member
    const first = await resetToken(cast.rosa, email)
    const second = await resetToken(cast.rosa, email, 2)
    assert.equal((await reset(cast.rosa, second)).status, 200)

    assert.equal((await reset(cast.rosa, first)).status, 404)
  })

  test('a link is valid for sixty minutes', async ({ assert }) => {
    const { email } = cast.ann.member
    const token = await resetToken(cast.rosa, email)
    await later(cast.rosa, email, '59 minutes')
    assert.isFalse((await new Visitor(cast.rosa.host).get(`/api/tokens/${token}`)).body.expired)

    await later(cast.rosa, email, '1 minute')

    assert.isTrue((await new Visitor(cast.rosa.host).get(`/api/tokens/${token}`)).body.expired)
    const answer = await reset(cast.rosa, token)
    assert.equal(answer.status, 404)
    assert.equal(answer.body.errors[0].code, 'token_invalid')
    assert.equal((await logIn(cast.rosa, email, PASSWORD)).status, 200)
  })

  test('a link of one brand, or of another kind, is invalid', async ({ assert }) => {
    const token = await resetToken(cast.rosa, cast.ann.member.email)
    assert.equal((await reset(cast.vlam, token)).status, 404)
    const { email } = await signUp(cast.rosa)
    const activation = tokenIn(await newestMailTo(email))

    assert.equal((await reset(cast.rosa, activation)).status, 404)
    assert.equal((await new Visitor(cast.rosa.host).post('/api/activation', { token })).status, 404)
    for (const strange of ['x', 'x'.repeat(43), encodeURIComponent('\0'.repeat(43)), `${token}x`])
      assert.equal((await reset(cast.rosa, strange)).status, 404)
    assert.equal((await reset(cast.rosa, token)).status, 200)
  })

  test('a password that is too short, too long or none is refused, and the link still works', async ({ assert }) => {
    const token = await resetToken(cast.rosa, cast.ann.member.email)
    const visitor = new Visitor(cast.rosa.host)

    for (const body of [{ password: 'seven77' }, { password: 'x'.repeat(129) }, { password: 'with\0nothing' }, {}]) {
      const { status, body: answer } = await visitor.post(`/api/password-resets/${token}`, body)
      assert.equal(status, 422)
      assert.equal(answer.errors[0].field, 'password')
    }
    assert.equal((await reset(cast.rosa, token, 'eightch8')).status, 200)
  })

  test('a password that is easy to guess is refused, and the link still works', async ({ assert }) => {
    await cast.ann.browser.put('/api/profile', { name: 'Annabel' })
    const { email } = cast.ann.member
    const token = await resetToken(cast.rosa, email)

    for (const password of ['password1', 'rosa-rosa', 'annabel2024', email]) {
      const { status, body } = await reset(cast.rosa, token, password)
      assert.equal(status, 422, password)
      assert.containsSubset(body.errors, [{ code: 'password_guessable', field: 'password' }])
    }
    assert.equal((await logIn(cast.rosa, email, PASSWORD)).status, 200)
    assert.equal((await reset(cast.rosa, token)).status, 200)
  })

  test('an invalid address is refused with the field’s name', async ({ assert }) => {
    for (const email of ['ann', '', undefined, 5, 'ann@example.com\0', `${'x'.repeat(250)}@example.com`]) {
      const { status, body } = await new Visitor(cast.rosa.host).post('/api/password-resets', { email })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'email')
    }
  })

  test('an unconfirmed member resets too, and still has to confirm the address', async ({ assert }) => {
    const answer = await reset(cast.rosa, await resetToken(cast.rosa, cast.cleo.member.email))

    assert.equal(answer.status, 200)
    assert.equal(answer.body.user.status, 'not_confirmed')
  })

  test('the member gets the link, not a later sign-up with the address', async ({ assert }) => {
    const { email, id } = cast.ann.member
    await signUp(cast.rosa, { email })
    await newestMailTo(email)

    const answer = await reset(cast.rosa, await resetToken(cast.rosa, email, 2))

    assert.equal(answer.body.user.id, id)
  })

  test('a banned member gets no link to a new password, and an earlier one does nothing', async ({ assert }) => {
    const { email } = cast.ann.member
    const token = await resetToken(cast.rosa, email)
    await asOwner(
      (owner) => owner.query(`update app.members set status = 'banned' where email = $1`, [email]),
      cast.rosa
    )

    assert.equal((await reset(cast.rosa, token)).status, 404)
    assert.equal((await forget(cast.rosa, email)).status, 204)
    assert.match((await newestMailTo(email, 2)).subject!, /is banned/)
  })

  test('a member of another brand alone gets no mail here', async ({ assert }) => {
    const { email } = cast.dora.member
    assert.equal((await forget(cast.rosa, email)).status, 204)
    await resetToken(cast.rosa, cast.ben.member.email)

    assert.isEmpty(await mailsSoFar(email))
  })

  test('the table of links has no token that works in one, and no address of a stranger', async ({ assert }) => {
    const { email } = cast.ann.member
    const stranger = newAddress()
    const token = await resetToken(cast.rosa, email)
    await forget(cast.rosa, stranger)

    const { rows } = await asOwner(
      (owner) =>
        owner.query(`select to_jsonb(link_tokens)::text || encode(token_hash, 'base64') as row from app.link_tokens`),
      cast.rosa
    )
    const { rows: jobs } = await asOwner((owner) =>
      owner.query('select data::text as row from pgboss.job where data is not null')
    )

    for (const { row } of [...rows, ...jobs]) {
      assert.notInclude(row, token)
      assert.notInclude(row, stranger)
    }
  })

  test('asking from another page, without the marker, is refused', async ({ assert }) => {
    const { status, body } = await new Visitor(cast.rosa.host).post(
      '/api/password-resets',
      { email: cast.ann.member.email },
      { 'x-requested-with': '' }
    )

    assert.equal(status, 403)
    assert.equal(body.errors[0].code, 'marker_missing')
  })
})

test.group('Asking for a reset again and again', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const statuses = async (ask: () => Promise<{ status: number }>, times: number) => {
    const all: number[] = []
    for (let time = 0; time < times; time++) all.push((await ask()).status)
    return all
  }

  test('is limited to five times a day, for known and unknown addresses, with the same message', async ({ assert }) => {
    const stranger = newAddress()
    const five = [204, 204, 204, 204, 204]

    assert.deepEqual(await statuses(() => forget(cast.rosa, cast.ann.member.email), 5), five)
    assert.deepEqual(await statuses(() => forget(cast.rosa, stranger), 5), five)
    const [known, unknown] = [await forget(cast.rosa, cast.ann.member.email), await forget(cast.rosa, stranger)]

    assert.equal(known.status, 429)
    assert.equal(known.body.errors[0].code, 'too_many_attempts')
    assert.equal(known.body.errors[0].message, 'Too many attempts. Please try again tomorrow.')
    assert.closeTo(Number(known.headers['retry-after']), 86_400, 60)
    assert.equal(known.text, unknown.text)
  })

  test('a stranger can’t block a member in the browser the member knows', async ({ assert }) => {
    const { email } = cast.ann.member
    const own = new Visitor(cast.rosa.host)
    await logIn(cast.rosa, email, PASSWORD, own)
    await own.get('/api/logout.php')
    await statuses(() => forget(cast.rosa, email), 6)

    assert.equal((await forget(cast.rosa, email)).status, 429)
    assert.equal((await forget(cast.rosa, email, own)).status, 204)
  })

  test('is limited to fifty times a day from one address, whichever account it was for', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    for (let ten = 0; ten < 5; ten++) await Promise.all(Array.from({ length: 10 }, () => forget(brand, newAddress())))

    assert.equal((await forget(brand, ann.member.email)).status, 429)
    assert.equal((await forget(cast.rosa, cast.ann.member.email)).status, 204)
  })

  test('a member locked out by wrong passwords gets in by it, and can log in elsewhere again', async ({ assert }) => {
    const { email } = cast.ann.member
    for (let time = 1; time <= 6; time++) await logIn(cast.rosa, email, 'wrong')
    assert.equal((await logIn(cast.rosa, email, PASSWORD)).status, 429)

    assert.equal((await reset(cast.rosa, await resetToken(cast.rosa, email))).status, 200)

    assert.equal((await logIn(cast.rosa, email, NEW_PASSWORD)).status, 200)
  })
})
