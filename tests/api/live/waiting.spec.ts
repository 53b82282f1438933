import { test } from '@japa/runner'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { giveCredits, write } from '../chat/conversing.ts'
import { Visitor } from '../../visitor.ts'

test.group('What waits for a member none of whose tabs is looked at', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  test('is counted as the member’s own figures count it, and asking for it is no sign of life', async ({ assert }) => {
    const { ann, ben } = cast
    await giveCredits(ben, 100)
    await write(ben, ann.profile, 'Hello Ann')
    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    const times = () =>
      asOwner(async (owner) => {
        const { rows } = await owner.query(
          `select sessions.last_used_at, profiles.last_active_at from app.sessions
           join app.members on members.tenant_id = sessions.tenant_id and members.id = sessions.member_id
           join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
           where members.id = $1`,
          [ann.member.id]
        )
        return rows
      }, cast.rosa)
    await asOwner(
      (owner) =>
        owner.query(`update app.sessions set last_used_at = now() - interval '1 hour' where member_id = $1`, [
          ann.member.id,
        ]),
      cast.rosa
    )
    const before = await times()

    const { status, body } = await ann.browser.get('/api/waiting')

    assert.equal(status, 200)
    assert.deepEqual(body, { total_unread_messages: 1, total_new_likes: 1 })
    assert.deepEqual(await times(), before)
    const { user } = (await ann.browser.get('/api/user.php')).body
    assert.containSubset(user, body)
    assert.notDeepEqual(await times(), before, 'what members ask for themselves is one')
  })

  test('is told to members only', async ({ assert }) => {
    assert.equal((await new Visitor(cast.rosa.host).get('/api/waiting')).status, 403)
  })
})
