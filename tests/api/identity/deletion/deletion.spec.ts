import { test } from '@japa/runner'
import { type Cast, asOwner, newCast, newPerson, type Person } from '../../../cast.ts'
import { mailAbout, mailsSoFar, mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { countRows, giveCredits, write, writeIn } from '../../chat/conversing.ts'
import { brokenRules, newPackage, pay, walletOf } from '../../credits/shop.ts'
import { newSessionOf } from '../../isolation/scene/actors_of.ts'
import { leave, letDaysPass } from './leaving.ts'
import { newAddress, signUp } from '../signup/signing_up.ts'

test.group('Deleting one’s account', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  const newWoman = (fields = {}) =>
    newPerson(cast.rosa, { name: 'Wilma', gender: 'female', looking_for: 'male', ...fields })
  const newLeaver = async () => {
    const leaver = await newWoman()
    await leave(leaver)
    return { leaver, token: tokenIn(await newestMailTo(leaver.member.email)) }
  }
  const isGone = async ({ profile }: Person, from = cast.ben) =>
    (await from.browser.get(`/api/members/${profile.id}`)).status === 404
  const comeBack = (token: string, browser = new Visitor(cast.rosa.host)) =>
    browser.delete(`/api/account-deletion/${token}`)

  test('hides the member from everyone at once: search, page, likes, counts', async ({ assert }) => {
    const leaver = await newWoman()
    const { ben } = cast
    await leaver.browser.post(`/api/likes/${ben.profile.id}`)
    const before = (await ben.browser.get('/api/user.php')).body.user

    const { status, text } = await leave(leaver)

    assert.equal(status, 204)
    assert.equal(text, '')
    assert.isTrue(await isGone(leaver))
    assert.isTrue(await isGone(leaver, { browser: new Visitor(cast.rosa.host) } as Person))
    const found = (await ben.browser.get('/api/members?gender=both')).body
    assert.notInclude(JSON.stringify(found), leaver.profile.id)
    const after = (await ben.browser.get('/api/user.php')).body.user
    assert.equal(after.total_new_likes, before.total_new_likes - 1)
    assert.notInclude((await ben.browser.get('/api/likes.php')).text, leaver.profile.id)
    assert.equal((await ben.browser.post(`/api/likes/${leaver.profile.id}`)).status, 404)
  })

  test('leaves a conversation with no name, no texts, nothing unread and nothing to answer', async ({ assert }) => {
    const leaver = await newWoman({ name: 'Xanthippe' })
    const { ben } = cast
    await giveCredits(leaver, 100)
    const chat = (await write(leaver, ben.profile, 'Words of Xanthippe')).body.conversation.id
    await writeIn(chat, ben, 'Words of Ben')
    await write(leaver, ben.profile, 'More of Xanthippe')

    await leave(leaver)

    const list = (await ben.browser.get('/api/chats.php')).body
    const row = list.chats.find(({ conversation }: any) => conversation.id === chat)
    assert.containsSubset(row.profile, {
      name: 'Former member',
      age: null,
      gender: null,
      country: null,
      left: true,
    })
    assert.containsSubset(row.conversation.last_message, { body: '', removed: true })
    assert.equal(row.num_unread_messages, 0)
    assert.equal(list.total_unread_messages, 0)
    assert.equal((await ben.browser.get('/api/user.php')).body.user.total_unread_messages, 0)
    const talk = (await ben.browser.get(`/api/chats/${chat}/messages`)).body
    assert.deepEqual(
      talk.messages.map(({ body, removed }: any) => ({ body, removed })),
      [
        { body: '', removed: true },
        { body: 'Words of Ben', removed: false },
        { body: '', removed: true },
      ]
    )
    assert.equal(talk.composer.refusal, 'not_found')
    assert.equal((await writeIn(chat, ben, 'Are you there?')).status, 404)
    assert.notInclude(JSON.stringify([list, talk]), 'Xanthippe')
  })

  test('is shown in the statement of members who paid for writing to them', async ({ assert }) => {
    const leaver = await newWoman({ name: 'Yolanda' })
    const payer = await newPerson(cast.rosa, { name: 'Peter', gender: 'male', looking_for: 'female' })
    await giveCredits(payer, 100)
    await write(payer, leaver.profile)

    await leave(leaver)

    const { entries } = (await payer.browser.get('/api/transactions')).body
    assert.equal(entries[0].profile.name, 'Former member')
  })

  test('logs out everywhere, and needs the password to be right', async ({ assert }) => {
    const leaver = await newWoman()
    const elsewhere = await newSessionOf(leaver)

    const wrong = await leaver.browser.post('/api/account-deletion', { password: `${PASSWORD}!` })
    assert.equal(wrong.status, 422)
    assert.containsSubset(wrong.body.errors[0], { code: 'password_wrong', field: 'password' })
    assert.isFalse(await isGone(leaver))

    await leave(leaver)

    assert.equal((await elsewhere.get('/api/user.php')).status, 403)
    assert.isFalse(leaver.browser.cookies.has('sid'))
  })

  test('lets no one guess the password of a logged-in member', async ({ assert }) => {
    const leaver = await newWoman()
    for (let tries = 0; tries < 5; tries++) await leaver.browser.post('/api/account-deletion', { password: 'wrong' })

    assert.equal((await leave(leaver)).status, 429)
    assert.isFalse(await isGone(leaver))
  })

  for (const [what, body, code] of [
    ['without a password', {}, 'required'],
    ['for a reason nobody offers', { password: PASSWORD, reason: 'bored' }, 'enum'],
    ['with a wish that is none', { password: PASSWORD, refund: 'yes' }, 'boolean'],
    ['with something unknown', { password: PASSWORD, member_id: '1' }, 'unknown_field'],
  ] as const)
    test(`is refused ${what}`, async ({ assert }) => {
      const answer = await cast.ann.browser.post('/api/account-deletion', body)

      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].code, code)
    })

  test('is for members: a visitor is asked to log in', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    for (const answer of [
      await visitor.post('/api/account-deletion', { password: PASSWORD }),
      await visitor.get('/api/account-deletion'),
    ]) {
      assert.equal(answer.status, 403)
      assert.isTrue(answer.body.authentication_required)
    }
    assert.equal((await visitor.post('/api/account-deletion-links')).body.errors[0].field, 'email')
  })

  test('works once by a link instead of the password, with what was said before', async ({ assert }) => {
    const leaver = await newWoman()
    assert.equal((await leaver.browser.post('/api/account-deletion-links', { reason: 'break' })).status, 204)
    const token = tokenIn(await newestMailTo(leaver.member.email))
    assert.isFalse(await isGone(leaver), 'until it is used nothing happens')
    const anybody = new Visitor(cast.rosa.host)
    assert.deepEqual((await anybody.get(`/api/tokens/${token}`)).body, {
      purpose: 'deletion',
      used: false,
      expired: false,
    })

    assert.equal((await anybody.post(`/api/account-deletion-links/${token}`)).status, 204)

    assert.isTrue(await isGone(leaver))
    assert.equal(
      await countRows(cast.rosa, `app.account_deletions where member_id = $1 and reason = 'break'`, leaver.member.id),
      1
    )
    assert.equal((await anybody.post(`/api/account-deletion-links/${token}`)).status, 404)
  })

  test('is possible without a log-in: for banned members, and those never activated', async ({ assert }) => {
    const banned = await newWoman()
    await asOwner(
      (owner) => owner.query(`update app.members set status = 'banned' where id = $1`, [banned.member.id]),
      cast.rosa
    )
    const unconfirmed = await newWoman({ activated: false })

    for (const person of [banned, unconfirmed]) {
      const visitor = new Visitor(cast.rosa.host)
      assert.equal((await visitor.post('/api/account-deletion-links', { email: person.member.email })).status, 204)
      const token = tokenIn(await newestMailTo(person.member.email))
      assert.equal((await visitor.post(`/api/account-deletion-links/${token}`)).status, 204)
      assert.equal(
        await countRows(cast.rosa, 'app.profiles where member_id = $1 and left_at is not null', person.member.id),
        1
      )
    }
  })

  test('is possible before activation by the password too', async ({ assert }) => {
    const unconfirmed = await newWoman({ activated: false })

    assert.equal((await leave(unconfirmed)).status, 204)

    assert.equal((await unconfirmed.browser.get('/api/user.php')).status, 403)
  })

  test('by an address answers the same whether it is known or not, and limits its mails', async ({ assert }) => {
    const leaver = await newWoman()
    const unknown = newAddress()
    const ask = (email: string) => new Visitor(cast.rosa.host).post('/api/account-deletion-links', { email })

    const [known, other] = [await ask(leaver.member.email), await ask(unknown)]
    const told = ({ status, text, headers }: typeof known) => [status, text, Object.keys(headers)]
    assert.deepEqual(told(known), told(other))
    for (let times = 0; times < 4; times++) await ask(leaver.member.email)

    assert.lengthOf(await mailsTo(leaver.member.email, 3), 3)
    assert.isEmpty(await mailsSoFar(unknown))
  })

  test('by a link used many times at once happens once, and so does the way back', async ({ assert }) => {
    const leaver = await newWoman()
    await leaver.browser.post('/api/account-deletion-links', {})
    const link = tokenIn(await newestMailTo(leaver.member.email))
    const at = (path: string) => new Visitor(cast.rosa.host).post(path)
    const once = [204, 404, 404, 404]
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

    const left = await Promise.all([1, 2, 3, 4].map(() => at(`/api/account-deletion-links/${link}`)))
    const token = tokenIn(await newestMailTo(leaver.member.email, 2))
    const back = await Promise.all([1, 2, 3, 4].map(() => comeBack(token)))

    assert.deepEqual(statuses(left), once)
    assert.deepEqual(statuses(back), once)
    assert.isFalse(await isGone(leaver))
    assert.lengthOf(await mailsTo(leaver.member.email, 2), 2)
  })

  test('requested twice at once happens once', async ({ assert }) => {
    const leaver = await newWoman()
    const browsers = [leaver.browser, await newSessionOf(leaver)]

    const answers = await Promise.all(browsers.map((browser) => leave({ browser })))

    assert.includeMembers(
      [204, 403],
      answers.map(({ status }) => status)
    )
    assert.include(
      answers.map(({ status }) => status),
      204
    )
    assert.lengthOf(await mailsTo(leaver.member.email), 1)
  })

  test('is announced at a log-in with the right password, with the restore link once more', async ({ assert }) => {
    const { leaver } = await newLeaver()
    const visitor = new Visitor(cast.rosa.host)

    const right = await visitor.post('/api/session', { email: leaver.member.email, password: PASSWORD })
    const wrong = await visitor.post('/api/session', { email: leaver.member.email, password: 'wrong' })

    assert.equal(right.status, 403)
    assert.equal(right.body.errors[0].code, 'account_deleted')
    assert.isUndefined(right.body.authentication_required)
    assert.equal(wrong.status, 401)
    assert.isFalse(visitor.cookies.has('sid'))
    const token = tokenIn(await newestMailTo(leaver.member.email, 2))
    assert.equal((await comeBack(token)).status, 204)
  })

  test('is announced by mail after another sign-up with the address', async ({ assert }) => {
    const { leaver, token } = await newLeaver()

    await signUp(cast.rosa, { email: leaver.member.email })

    const mail = await newestMailTo(leaver.member.email, 2)
    assert.match(mail.subject!, /deleted/)
    assert.notEqual(tokenIn(mail), token)
    assert.equal((await comeBack(tokenIn(mail))).status, 204)
  })

  test('the restore link brings back everything, and logs in', async ({ assert }) => {
    const leaver = await newWoman({ name: 'Zoe' })
    const { ben } = cast
    await giveCredits(leaver, 100)
    await leaver.browser.post(`/api/likes/${ben.profile.id}`)
    const chat = (await write(leaver, ben.profile, 'Words of Zoe')).body.conversation.id
    const before = (await leaver.browser.get('/api/user.php')).body
    await leave(leaver)
    const token = tokenIn(await newestMailTo(leaver.member.email))
    const browser = new Visitor(cast.rosa.host)
    assert.equal((await browser.get(`/api/tokens/${token}`)).body.purpose, 'restore')

    assert.equal((await comeBack(token, browser)).status, 204)

    assert.deepEqual((await browser.get('/api/user.php')).body, before)
    assert.isFalse(await isGone(leaver))
    const talk = (await ben.browser.get(`/api/chats/${chat}/messages`)).body
    assert.equal(talk.profile.name, 'Zoe')
    assert.equal(talk.messages[0].body, 'Words of Zoe')
    assert.include((await ben.browser.get('/api/likes.php')).text, leaver.profile.id)
    assert.isTrue((await browser.get(`/api/tokens/${token}`)).body.used)
    assert.equal((await comeBack(token)).status, 404, 'it works once')
    assert.equal((await browser.get('/api/account-deletion')).status, 200)
    assert.equal(await countRows(cast.rosa, 'app.account_deletions where member_id = $1', leaver.member.id), 0)
  })

  test('the restore link is valid on day 14 and expired on day 15', async ({ assert }) => {
    const [early, late] = [await newLeaver(), await newLeaver()]
    await letDaysPass(early.leaver, 14)
    await letDaysPass(late.leaver, 15)

    assert.equal((await comeBack(late.token)).status, 404)
    assert.isTrue(await isGone(late.leaver))
    assert.equal((await comeBack(early.token)).status, 204)
    assert.isFalse(await isGone(early.leaver))
  })

  test('the restore link of another brand does nothing', async ({ assert }) => {
    const { leaver, token } = await newLeaver()

    assert.equal((await comeBack(token, new Visitor(cast.vlam.host))).status, 404)
    assert.isTrue(await isGone(leaver))
  })

  test('a banned member comes back and stays banned', async ({ assert }) => {
    const { leaver, token } = await newLeaver()
    await asOwner(
      (owner) => owner.query(`update app.members set status = 'banned' where id = $1`, [leaver.member.id]),
      cast.rosa
    )
    const browser = new Visitor(cast.rosa.host)

    assert.equal((await comeBack(token, browser)).status, 204)

    assert.equal((await browser.get('/api/user.php')).status, 403)
  })

  test('an old activation mail restores no one', async ({ assert }) => {
    const { browser, email } = await signUp(cast.rosa)
    const activation = tokenIn(await newestMailTo(email))
    await browser.post('/api/account-deletion', { password: 'a password of eight words or so' })

    const answer = await new Visitor(cast.rosa.host).post('/api/activation', { token: activation })

    assert.equal(answer.status, 404)
  })

  test('the last day is named by the brand’s own calendar', async ({ assert }) => {
    const { account_deletion: before } = (await cast.ann.browser.get('/api/account-deletion')).body
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' }).format(new Date())

    assert.equal((Date.parse(before.last_day) - Date.parse(today)) / 86_400_000, 14)
    assert.deepEqual(before.refundable, [])
  })

  test('unused bought credits are refunded when ticked: the last ones bought, at their price', async ({ assert }) => {
    const buyer = await newWoman()
    await pay(buyer, await newPackage(cast.rosa, { credits: 100, bonus_credits: 20, price_minor: 999 }))
    await pay(buyer, await newPackage(cast.rosa, { credits: 50, price_minor: 600 }))
    for (let each = 0; each < 9; each++) await write(buyer, cast.ben.profile, `Message ${each}`)
    assert.deepEqual(await walletOf(buyer), { bonus: 0, bought: 80 })
    // 90 credits were spent: the bonus of 20, then 70 of the first 100.
    assert.deepEqual((await buyer.browser.get('/api/account-deletion')).body.account_deletion.refundable, [
      { credits: 80, amount_minor: 300 + 600, currency: 'GBP' },
    ])

    await leave(buyer, { refund: true })

    const wanted = await asOwner(async (owner) => {
      const { rows } = await owner.query(
        'select state, credits, amount_minor, currency from app.refunds where member_id = $1 order by credits',
        [buyer.member.id]
      )
      return rows
    }, cast.rosa)
    assert.deepEqual(wanted, [
      { state: 'wanted', credits: 30, amount_minor: 300, currency: 'GBP' },
      { state: 'wanted', credits: 50, amount_minor: 600, currency: 'GBP' },
    ])
    const mail = await mailAbout(buyer.member.email, /has been deleted/)
    assert.match(mail.text!, /a refund of unused credits/)

    await comeBack(tokenIn(mail))

    assert.equal(await countRows(cast.rosa, 'app.refunds where member_id = $1', buyer.member.id), 0)
    assert.deepEqual(await walletOf(buyer), { bonus: 0, bought: 80 })
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('without the tick nothing is refunded', async ({ assert }) => {
    const buyer = await newWoman()
    await pay(buyer, await newPackage(cast.rosa))

    await leave(buyer)

    assert.equal(await countRows(cast.rosa, 'app.refunds where member_id = $1', buyer.member.id), 0)
  })
})
