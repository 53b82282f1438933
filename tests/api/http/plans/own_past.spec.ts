import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { asOwner, newCast, type Person } from '../../../cast.ts'
import type { Answer } from '../../../visitor.ts'
import { giveCredits, makePremium, write } from '../../chat/conversing.ts'
import { crowd } from './crowd.ts'
import { explained, type PlanNode } from './explained.ts'
import { readTooMuch } from './read_too_much.ts'

/** With how many people a member has a conversation: more than a step of a statement may handle. */
const CHATS = 300
/** How many messages each of them has. */
const SAID = 10

const CALLS: Record<string, (ann: Person, conversation: string) => Promise<Answer>> = {
  'the list of chats': ({ browser }) => browser.get('/api/chats.php'),
  'a conversation': ({ browser }, conversation) => browser.get(`/api/chats/${conversation}/messages`),
  'a poll': ({ browser }) => browser.get('/api/user.php'),
  'a long message': ({ browser }, conversation) =>
    browser.post(
      `/api/chats/${conversation}/messages`,
      { body: 'Something that nobody was told before' },
      { 'idempotency-key': randomUUID() }
    ),
}

test.group('With every conversation of a member, nothing but their sides of these is read', (group) => {
  let ann: Person
  let conversation: string
  group.setup(async () => {
    const cast = await newCast()
    ann = cast.ann
    await giveCredits(ann, 1_000)
    await makePremium(ann)
    conversation = (await write(ann, cast.ben.profile)).body.conversation.id
    await past(ann)
  })

  for (const [name, ask] of Object.entries(CALLS)) {
    test(name, async ({ assert }) => {
      const { statements, result } = await explained(() => ask(ann, conversation))

      assert.isBelow(result.status, 300, result.text)
      assert.isNotEmpty(statements)
      assert.deepEqual(
        statements.flatMap((statement) => readTooMuch(statement, new Map(), isOfOthers)),
        []
      )
    })
  }

  test('their messages would be noticed', async ({ assert }) => {
    const { statements } = await explained(() => ann.browser.get('/api/chats.php'))

    assert.isNotEmpty(statements.flatMap((statement) => readTooMuch(statement, new Map())))
  })
})

/** What a member has of each conversation is small: their unread ones are counted there, and the newest found. */
function isOfOthers({ 'Relation Name': table }: PlanNode): boolean {
  return table !== undefined && table !== 'conversation_sides'
}

/** Gives a member conversations with other people of a crowd in which they said one thing and were answered, none of it read. */
async function past({ profile, browser }: Person): Promise<void> {
  const { id } = await crowd(browser.host)
  await asOwner(async (owner) => {
    await owner.query('set session_replication_role = replica')
    await owner.query(
      `with begun as (
         insert into app.conversations (tenant_id, low_profile_id, high_profile_id, started_by_profile_id, last_seq, last_message_at)
         select tenant_id, least($2, id), greatest($2, id), $2, ${SAID}, now() from app.profiles
         where tenant_id = $1 and kind = 'member' and status = 'active' and id <> $2 order by id limit ${CHATS}
         on conflict do nothing returning *
       ), sides as (
         insert into app.conversation_sides (tenant_id, conversation_id, profile_id, partner_profile_id, num_unread_messages)
         select tenant_id, id, low_profile_id, high_profile_id, ${SAID - 1} from begun
         union all select tenant_id, id, high_profile_id, low_profile_id, ${SAID - 1} from begun
       )
       insert into app.messages (tenant_id, conversation_id, seq, sender_profile_id, client_id, request_hash, body)
       select tenant_id, id, seq, case seq when 1 then $2 else low_profile_id + high_profile_id - $2 end, id || '-' || seq, '',
         'These words are only for number ' || id || ' and ' || seq
       from begun cross join generate_series(1, ${SAID}) seq`,
      [id, profile.id]
    )
    await owner.query('reset session_replication_role')
    await owner.query('vacuum (analyze) app.conversations, app.conversation_sides, app.messages')
  })
}
