import { test } from '@japa/runner'
import { type Cast, newCast, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

const ON = { mail: true, push: true }
const OFF = { mail: false, push: false }

test.group('Notifications', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })
  const ask = ({ browser }: Person) => browser.get('/api/notifications')
  const change = ({ browser }: Person, changes: unknown) => browser.put('/api/notifications', changes)
  const disabled = async ({ browser }: Person) => (await browser.get('/api/user.php')).body.user.notifications_disabled

  test('are on by default, but for promotions, news and weekly updates, which the law wants to be asked for', async ({
    assert,
  }) => {
    const { status, body } = await ask(cast.ann)

    assert.equal(status, 200)
    assert.deepEqual(body.notifications, {
      new_conversations: ON,
      new_messages: ON,
      likes: ON,
      unread_reminders: ON,
      promotions: OFF,
      weekly_updates: OFF,
      news: OFF,
    })
    assert.deepEqual(await disabled(cast.ann), [])
  })

  test('are chosen by type and channel, and what is not sent stays', async ({ assert }) => {
    await change(cast.ann, { likes: { push: false }, news: { mail: true } })

    const { status, body } = await change(cast.ann, { new_messages: { mail: false } })

    assert.equal(status, 200)
    assert.containSubset(body.notifications, {
      likes: { mail: true, push: false },
      news: { mail: true, push: false },
      new_messages: { mail: false, push: true },
      weekly_updates: OFF,
    })
    assert.deepEqual((await ask(cast.ann)).body, body)
  })

  test('belong to one member only', async ({ assert }) => {
    await change(cast.ann, { likes: OFF })

    assert.deepEqual((await ask(cast.ben)).body.notifications.likes, ON)
  })

  test('count as disabled when they are off in every channel', async ({ assert }) => {
    await change(cast.ann, { likes: { push: false }, unread_reminders: OFF })
    assert.deepEqual(await disabled(cast.ann), ['unread_reminders'])

    await change(cast.ann, { likes: { mail: false } })
    assert.deepEqual(await disabled(cast.ann), ['likes', 'unread_reminders'])

    await change(cast.ann, { likes: { push: true } })
    assert.deepEqual(await disabled(cast.ann), ['unread_reminders'])
  })

  test('that bring nothing from people are never disabled, whatever was pressed before', async ({ assert }) => {
    const optional = { promotions: OFF, weekly_updates: OFF, news: OFF }
    await change(cast.ann, optional)
    await change(cast.ann, { promotions: ON, weekly_updates: ON, news: ON })
    await change(cast.ann, optional)

    assert.deepEqual(await disabled(cast.ann), [])
  })

  test('changed in two tabs at once are both kept', async ({ assert }) => {
    await Promise.all([
      change(cast.ann, { likes: OFF }),
      change(cast.ann, { unread_reminders: OFF }),
      change(cast.ann, { new_messages: OFF }),
    ])

    assert.sameMembers(await disabled(cast.ann), ['likes', 'unread_reminders', 'new_messages'])
  })

  test('that don’t exist, or are neither on nor off, are refused and change nothing', async ({ assert }) => {
    for (const [changes, field] of [
      [{ gossip: OFF }, 'gossip'],
      [{ likes: { sms: false } }, 'likes.sms'],
      [{ likes: { mail: 'no' } }, 'likes.mail'],
      [{ likes: false }, 'likes'],
      [{ news: ON, likes: { mail: 0 } }, 'likes.mail'],
    ] as const) {
      const { status, body } = await change(cast.ann, changes)
      assert.equal(status, 422, JSON.stringify(changes))
      assert.equal(body.errors[0].field, field)
    }
    assert.deepEqual((await ask(cast.ann)).body.notifications.news, OFF)
  })

  test('say on a locked screen no more than that there is one, and ring at any hour, by default', async ({
    assert,
  }) => {
    const { ann, ben } = cast
    assert.containSubset((await ask(ann)).body, { lock_screen: 'hidden', quiet_hours: null })
    const quiet = { from: '22:30', to: '07:00', time_zone: 'Europe/Amsterdam' }

    const { status, body } = await change(ann, { lock_screen: 'name', quiet_hours: quiet, likes: { push: false } })

    assert.equal(status, 200)
    assert.containSubset(body, { lock_screen: 'name', quiet_hours: quiet })
    assert.deepEqual((await ask(ann)).body, body)
    assert.containSubset((await change(ann, { news: { mail: true } })).body, {
      lock_screen: 'name',
      quiet_hours: quiet,
    })
    assert.isNull((await change(ann, { quiet_hours: null })).body.quiet_hours)
    assert.containSubset((await ask(ben)).body, { lock_screen: 'hidden', quiet_hours: null })
  })

  test('refuse an invalid lock screen and invalid quiet hours', async ({ assert }) => {
    const quiet = { from: '22:30', to: '07:00', time_zone: 'Europe/Amsterdam' }
    for (const [changes, field] of [
      [{ lock_screen: 'everything' }, 'lock_screen'],
      [{ quiet_hours: { ...quiet, to: '22:30' } }, 'quiet_hours.to'],
      [{ quiet_hours: { ...quiet, from: '24:00' } }, 'quiet_hours.from'],
      [{ quiet_hours: { ...quiet, from: '7:00' } }, 'quiet_hours.from'],
      [{ quiet_hours: { ...quiet, time_zone: 'Europe/Atlantis' } }, 'quiet_hours.time_zone'],
      [{ quiet_hours: { ...quiet, time_zone: 'x'.repeat(65) } }, 'quiet_hours.time_zone'],
      [{ quiet_hours: { from: '22:30', to: '07:00' } }, 'quiet_hours.time_zone'],
      [{ quiet_hours: { ...quiet, days: [1] } }, 'quiet_hours.days'],
      [{ quiet_hours: 'always' }, 'quiet_hours'],
    ] as const) {
      const { status, body } = await change(cast.ann, changes)
      assert.equal(status, 422, JSON.stringify(changes))
      assert.equal(body.errors[0].field, field)
    }
    assert.containSubset((await ask(cast.ann)).body, { lock_screen: 'hidden', quiet_hours: null })
  })

  test('are refused to visitors', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    for (const { status, body } of [
      await visitor.get('/api/notifications'),
      await visitor.put('/api/notifications', { likes: OFF }),
    ]) {
      assert.equal(status, 403)
      assert.isTrue(body.authentication_required)
    }
  })
})
