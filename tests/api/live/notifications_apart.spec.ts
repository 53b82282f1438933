import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import pg from 'pg'
import { LIVE_LINE } from '@manyhearts/api/app/live/postgres_line'
import { asOwner, newCast } from '../../cast.ts'
import { giveCredits, write, writeIn } from '../chat/conversing.ts'
import { eventually } from '../notices/eventually.ts'

test.group('Notifications of the database', (group) => {
  const heard: pg.Notification[] = []
  let listener: pg.Client
  group.setup(async () => {
    listener = new pg.Client(process.env.DATABASE_URL)
    await listener.connect()
    listener.on('notification', (one) => heard.push(one))
    // The channel of pg-boss, named as it names it.
    const { rows } = await listener.query(
      `select 'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24) as channel`
    )
    for (const channel of [rows[0].channel, 'live', 'members', 'tenancy', 'bans'])
      await listener.query(`listen ${pg.escapeIdentifier(channel)}`)
    return () => listener.end()
  })

  test('come from the line for live events alone when members write, read, like and type', async ({ assert }) => {
    const { ann, ben } = await newCast()
    await giveCredits(ann, 5000)
    const { rows: lines } = await asOwner((owner) =>
      owner.query('select pid from pg_stat_activity where application_name = $1 and datname = current_database()', [
        LIVE_LINE,
      ])
    )
    await sleep(300)
    heard.length = 0

    const { conversation } = (await write(ann, ben.profile)).body
    await writeIn(conversation.id, ben)
    await ben.browser.put(`/api/chats/${conversation.id}/read`, { seq: 1 })
    await ann.browser.post(`/api/likes/${ben.profile.id}`)
    await ben.browser.post(`/api/chats/${conversation.id}/typing`)
    await ann.browser.delete('/api/chat.php', { conversation: conversation.id })
    await sleep(300)

    assert.lengthOf(lines, 1)
    assert.isAbove(heard.length, 3)
    assert.deepEqual([...new Set(heard.map(({ channel }) => channel))], ['live'])
    assert.deepEqual([...new Set(heard.map(({ processId }) => processId))], [lines[0].pid])
  })

  test('are heard here when a job is to be done at once', async ({ assert }) => {
    const { cleo } = await newCast()
    heard.length = 0

    await cleo.browser.post('/api/activation/resend')

    const { payload } = await eventually('a notification', () =>
      heard.find(({ channel }) => channel.startsWith('pgboss'))
    )
    assert.equal(payload, 'send_mail')
  })
})
