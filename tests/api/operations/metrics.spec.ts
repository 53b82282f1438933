import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { waitingAt } from '@manyhearts/api/app/admin/dashboard/measure_waiting'
import { freePort } from '@manyhearts/api/bin/free_port'
import { runMetrics } from '@manyhearts/api/start/metrics'
import { anotherServer } from '../../another_server.ts'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { EventStream } from '../../event_stream.ts'
import { labelsOf, measuresAt, valueOf } from '../../measures.ts'
import { Visitor } from '../../visitor.ts'
import { plant } from '../admin/dashboard/waiting.ts'
import { giveCredits, write } from '../chat/conversing.ts'
import { draft } from '../identity/signup/signing_up.ts'
import { eventually } from '../notices/eventually.ts'

const SECONDS = 'http_request_duration_seconds'

test.group('/metrics', (group) => {
  let cast: Cast
  let port: number
  group.setup(async () => {
    cast = await newCast()
    port = await freePort()
    // Not at what other tests left: asking thousands of brands takes minutes on a busy machine.
    const stop = await runMetrics(port, async () => [cast.rosa, cast.vlam])
    return () => stop!()
  })

  test('counts a request under its route, which names neither who asked nor for whom', async ({ assert }) => {
    const { ann, ben } = cast
    const route = { method: 'GET', route: '/api/members/:id', status: '2xx' }
    const before = valueOf(await measuresAt(port), SECONDS, route) ?? 0

    await ann.browser.get(`/api/members/${ben.profile.id}`)
    await ann.browser.get(`/api/members/${ben.profile.id}?from=ann@example.com`)
    await ann.browser.get('/login?email=ann@example.com', { accept: 'text/html' })
    await ann.browser.ask('PUT', '/nothing/here/4711', undefined, {})
    const counted = async () => (valueOf(await measuresAt(port), SECONDS, route)! - before === 2 ? true : undefined)
    await eventually('the count', counted)

    const all = await measuresAt(port)
    assert.isAtLeast(valueOf(all, SECONDS, { method: 'PUT', route: 'unknown', status: '4xx' })!, 1)
    assert.isAtLeast(valueOf(all, SECONDS, { method: 'GET', route: '/*' })!, 1)
    const said = JSON.stringify(labelsOf(all))
    for (const secret of [ben.profile.id, ann.member.id, 'ann@', cast.rosa.slug, cast.rosa.id, '4711', '?'])
      assert.notInclude(said, secret)
    assert.notMatch(said, /\d{6}/)
  })

  test('counts messages, sign-ups and mails once they are stored', async ({ assert }) => {
    const names = ['manyhearts_messages_total', 'manyhearts_signups_total', 'manyhearts_mails_total'] as const
    const outcomes = { [names[0]]: 'sent', [names[1]]: 'stored', [names[2]]: 'sent' }
    const read = async () => {
      const all = await measuresAt(port)
      return names.map((name) => valueOf(all, name, { outcome: outcomes[name]! })!)
    }
    const before = await read()

    await giveCredits(cast.ann, 100)
    await write(cast.ann, cast.ben.profile, 'Hello', 'first')
    await write(cast.ann, cast.ben.profile, 'Hello', 'first')
    await new Visitor(cast.rosa.host).post('/api/signup', draft())
    const refused = await new Visitor(cast.rosa.host).post('/api/signup', draft({ email: 'no address' }))

    assert.equal(refused.status, 422)
    await eventually('the mail', async () => ((await read())[2]! > before[2]! ? true : undefined))
    const [messages, signups] = await read()
    assert.deepEqual([messages! - before[0]!, signups! - before[1]!], [1, 1])
  })

  test('tells of pools, open streams, queues and this process', async ({ assert, cleanup }) => {
    const before = valueOf(await measuresAt(port), 'manyhearts_event_streams')!
    cleanup(() => EventStream.closeAll())
    await EventStream.of(cast.ann.browser)

    await asOwner((owner) =>
      owner.query(`delete from infra.backups;
        insert into infra.backups (made_at, rows, files) values (now() - interval '1 hour', 1, 0)`)
    )
    // What the database was asked is kept for some seconds.
    const all = await eventually('the backup', async () => {
      const told = await measuresAt(port)
      return Math.abs((valueOf(told, 'manyhearts_backup_seconds') ?? 0) - 3_600) < 600 ? told : undefined
    })

    assert.closeTo(valueOf(all, 'manyhearts_backup_seconds')!, 3_600, 600)
    assert.equal(valueOf(all, 'manyhearts_event_streams'), before + 1)
    assert.equal(valueOf(all, 'http_requests_in_flight'), 0, 'an open stream is answered')
    assert.equal(valueOf(all, 'manyhearts_database_up'), 1)
    assert.equal(valueOf(all, 'manyhearts_live_line_up'), 1)
    for (const state of ['used', 'free', 'waiting'])
      assert.isNumber(valueOf(all, 'manyhearts_database_connections', { pool: 'members', state }))
    for (const state of ['deferred', 'waiting', 'active', 'failed'])
      assert.isNumber(valueOf(all, 'manyhearts_jobs', { queue: 'send_mail', state }))
    assert.isNumber(valueOf(all, 'manyhearts_jobs_oldest_seconds', { queue: 'send_mail' }))
    assert.isAbove(valueOf(all, 'process_resident_memory_bytes')!, 1_000_000)
    assert.isDefined(valueOf(all, 'nodejs_eventloop_lag_p99_seconds'))
  })

  test('tells what waits for staff and what of it is late, by queue alone', async ({ assert }) => {
    const { rosa, ann } = cast
    assert.equal((await waitingAt([rosa])).size, 0)
    for (const [name, hours] of [
      ['complaints', 30],
      ['complaints', 1],
      ['privacy_requests', 40 * 24],
      ['photos', 50],
      ['appeals', 1],
    ] as const)
      await plant(name, ann, hours)
    const counts = await waitingAt([rosa, cast.vlam])
    assert.containSubset(counts.get('complaints'), { count: 2, overdue: 1 })
    assert.containSubset(counts.get('privacy_requests'), { count: 1, overdue: 1 })
    assert.containSubset(counts.get('photos'), { count: 1, overdue: 0 })
    assert.containSubset(counts.get('appeals'), { count: 1, overdue: 0 })
    assert.closeTo(counts.get('complaints')!.oldestSeconds, 30 * 3_600, 60)

    const counted = async () => valueOf(await measuresAt(port), 'manyhearts_staff_queue', { queue: 'complaints' })
    assert.isNumber(await eventually('the count', counted))
    const all = await measuresAt(port)
    assert.isNumber(valueOf(all, 'manyhearts_staff_queue_late', { queue: 'privacy_requests' }))
    assert.isUndefined(valueOf(all, 'manyhearts_staff_queue_late', { queue: 'photos' }), 'they have no deadline')
    const rules = await readFile(new URL('../../../deploy/alerts.yml', import.meta.url), 'utf8')
    const measures = [...new Set(rules.match(/manyhearts_\w+/g))]
    assert.isAbove(measures.length, 2)
    assert.deepEqual(
      measures.filter((name) => !all[name]),
      [],
      'rules name what there is'
    )
  })

  test('is all that is answered there, and isn’t found on the port of the site', async ({ assert }) => {
    const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })

    assert.match((await at('/metrics')).headers.get('content-type')!, /^text\/plain; version=0\.0\.4/)
    for (const path of ['/', '/metrics/', '/metricsx', '/health/ready', '/api/settings.php', '//metrics'])
      assert.equal((await at(path)).status, 404, path)
    assert.equal((await at('/metrics', 'POST')).status, 405)
    for (const host of [cast.rosa.host, 'admin.localhost', '127.0.0.1']) {
      const { text } = await new Visitor(host).get('/metrics')
      assert.notInclude(text, '# HELP', host)
    }
  })

  test('at a port that is taken stops the start, saying which variable to change', async ({ assert }) => {
    const said: string[] = []

    await assert.rejects(() => anotherServer({ METRICS_PORT: String(port) }, (line) => said.push(line)), /ended/)

    assert.match(said.join('\n'), new RegExp(`127\\.0\\.0\\.1:${port} is in use.*METRICS_PORT`))
    assert.notMatch(said.join('\n'), /^ +at /m)
  }).tags(['@full'])
})
