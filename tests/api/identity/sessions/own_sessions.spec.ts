import { test } from '@japa/runner'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { logIn } from '../passwords/resetting.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.group('Where a member is logged in', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const sessions = async (browser = cast.ann.browser) => (await browser.get('/api/sessions')).body.sessions
  const another = async () => {
    const browser = new Visitor(cast.rosa.host)
    await browser.post('/api/user.php', { email: cast.ann.member.email, password: PASSWORD }, { 'user-agent': FIREFOX })
    return browser
  }

  test('is listed with what each browser is and when it was last used, and which one this is', async ({ assert }) => {
    const other = await another()

    const [newest, oldest] = await sessions()

    assert.containsSubset(newest, { browser: 'Firefox', system: 'Linux', kind: 'computer', current: false })
    assert.closeTo(Date.parse(newest.last_used_at), Date.now(), 10_000)
    assert.containsSubset(oldest, { browser: null, system: null, current: true })
    assert.deepEqual(
      (await sessions(other)).map(({ current }: any) => current),
      [true, false]
    )
    assert.lengthOf(await sessions(cast.ben.browser), 1)
  })

  test('an ended one is not listed', async ({ assert }) => {
    await another()
    await asOwner(
      (owner) =>
        owner.query(`update app.sessions set expires_at = now() where user_agent = $1 and tenant_id = $2`, [
          FIREFOX,
          cast.rosa.id,
        ]),
      cast.rosa
    )

    assert.lengthOf(await sessions(), 1)
  })

  test('one is ended: that browser is logged out and asked to log in', async ({ assert }) => {
    const other = await another()
    const { id } = (await sessions()).find(({ current }: any) => !current)

    assert.equal((await cast.ann.browser.delete(`/api/sessions/${id}`)).status, 204)

    const refused = await other.get('/api/chats.php')
    assert.equal(refused.status, 403)
    assert.isTrue(refused.body.authentication_required)
    assert.equal((await cast.ann.browser.get('/api/user.php')).status, 200)
    assert.equal((await cast.ann.browser.delete(`/api/sessions/${id}`)).status, 404)
  })

  test('another member’s is not found', async ({ assert }) => {
    const [{ id }] = await sessions(cast.ben.browser)

    assert.equal((await cast.ann.browser.delete(`/api/sessions/${id}`)).status, 404)
    assert.equal((await cast.ben.browser.get('/api/user.php')).status, 200)
  })

  test('all others are ended at once', async ({ assert }) => {
    const others = [await another(), await another()]

    assert.equal((await cast.ann.browser.delete('/api/sessions')).status, 204)

    for (const other of others) assert.equal((await other.get('/api/user.php')).status, 403)
    assert.lengthOf(await sessions(), 1)
    assert.equal((await cast.ben.browser.get('/api/user.php')).status, 200)
  })

  test('a visitor is asked to log in', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)

    for (const answer of [
      await visitor.get('/api/sessions'),
      await visitor.delete('/api/sessions'),
      await visitor.delete('/api/sessions/1'),
    ]) {
      assert.equal(answer.status, 403)
      assert.isTrue(answer.body.authentication_required)
    }
  })

  test('logging in here again replaces this one', async ({ assert }) => {
    await logIn(cast.rosa, cast.ann.member.email, PASSWORD, cast.ann.browser)

    assert.lengthOf(await sessions(), 1)
  })
})
