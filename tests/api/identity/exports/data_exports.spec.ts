import { access, readdir, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import DataExport from '@manyhearts/api/app/identity/exports/data_export'
import { PERSONAL_DATA } from '@manyhearts/api/app/identity/personal_data/personal_data'
import { makeExportJob } from '@manyhearts/api/app/identity/exports/make_export_job'
import { removeExports } from '@manyhearts/api/app/identity/exports/remove_exports'
import { writeWhole } from '@manyhearts/api/app/identity/exports/write_whole'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { newestMailTo, tokenIn } from '../../../mailbox.ts'
import { unzipped } from '../../../unzipped.ts'
import { Visitor } from '../../../visitor.ts'
import { giveCredits, write } from '../../chat/conversing.ts'
import { type Lists, someOfTheLists } from '../../members/some_of_the_lists.ts'
import { eventually } from '../../notices/eventually.ts'
import { fullLife, type FullLife } from '../deletion/full_life.ts'
import { leave } from '../deletion/leaving.ts'
import { newAddress } from '../signup/signing_up.ts'

test.group('The copy of one’s data', (group) => {
  let cast: Cast
  let her: FullLife
  let lists: Lists
  group.setup(async () => {
    lists = await someOfTheLists()
    cast = await newCast()
    her = await fullLife(cast)
    await seldom()
  })

  /** One row each of what `full_life.ts` doesn't make. */
  const seldom = () =>
    asOwner(async (owner) => {
      const [tenant, member] = [cast.rosa.id, her.member.id]
      const [interest] = lists.interests
      await owner.query('insert into app.account_deletions (tenant_id, member_id) values ($1, $2)', [tenant, member])
      await owner.query(`insert into app.sanctions (tenant_id, profile_id, kind) values ($1, $2, 'warned')`, [
        tenant,
        her.profile.id,
      ])
      await owner.query(
        `insert into app.erasure_holds (tenant_id, member_id, reason, words, set_by, ends_at)
         values ($1, $2, 'claim', 'A claim', 1, now() + interval '1 day')`,
        [tenant, member]
      )
      await owner.query('insert into app.inactivity_warnings (tenant_id, member_id) values ($1, $2)', [tenant, member])
      await owner.query(
        `insert into app.age_checks (tenant_id, member_id, provider, state_hash, expires_at, outcome, decided_at)
         values ($1, $2, 'service', '\\x00', now(), 'cancelled', now())`,
        [tenant, member]
      )
      await owner.query(
        `insert into app.swipes (tenant_id, from_profile_id, to_profile_id, choice, day) values ($1, $2, $3, 'pass', now())`,
        [tenant, her.profile.id, cast.ben.profile.id]
      )
      await owner.query(
        `insert into app.refunds (tenant_id, member_id, order_id, cause, state, credits, amount_minor, currency)
         select tenant_id, member_id, id, 'deletion', 'wanted', 1, 10, 'GBP' from app.orders where member_id = $1`,
        [member]
      )
      await owner.query(
        `insert into app.payment_tasks (tenant_id, kind, order_id)
         select tenant_id, 'payment_does_not_fit', id from app.orders where member_id = $1`,
        [member]
      )
      await owner.query(
        `insert into app.payment_events (tenant_id, gateway, event_id, gateway_ref, order_id, applied_at)
         select tenant_id, gateway, 'event of ' || number, gateway_ref, id, now() from app.orders where member_id = $1`,
        [member]
      )
      await owner.query(
        `insert into app.discount_codes (tenant_id, member_id, code, value_percentage) values ($1, $2, 'HER-OWN', 20)`,
        [tenant, member]
      )
      await owner.query('insert into app.search_alerts (tenant_id, profile_id, filters) values ($1, $2, $3)', [
        tenant,
        her.profile.id,
        { min_age: 41 },
      ])
      await owner.query('insert into app.hidings (tenant_id, profile_id, subject_id) values ($1, $2, $3)', [
        tenant,
        her.profile.id,
        cast.fay.id,
      ])
      await owner.query(
        `insert into app.complaints (tenant_id, number, token_hash, subject_kind, subject_id, reason, words, reporter_member_id, language,
           answer_due_at, due_at)
         values ($1, 'C-SELDOM22', '\\x00', 'profile', $3, 'fake', 'Not real', $2, 'en', now(), now())`,
        [tenant, member, cast.fay.id]
      )
      await owner.query(
        `with decided as (insert into app.decisions (tenant_id, number, token_hash, subject_kind, profile_id, facts, measures, language, decided_by)
           values ($1, 'D-SELDOM22', '\\x00', 'profile', $2, 'Nothing', '{}', 'en', 1) returning tenant_id, id)
         insert into app.appeals (tenant_id, decision_id, side, words, due_at) select tenant_id, id, 'subject', 'Again', now() from decided`,
        [tenant, her.profile.id]
      )
      await owner.query(
        `insert into app.complaint_messages (tenant_id, complaint_id, thread, side, body)
         select tenant_id, id, 'reporter', 'reporter', 'One more thing' from app.complaints where number = 'C-SELDOM22'`
      )
      await owner.query('insert into app.profile_interests (tenant_id, profile_id, interest_id) values ($1, $2, $3)', [
        tenant,
        her.profile.id,
        interest,
      ])
    }, cast.rosa)
  const newest = async ({ browser }: Pick<Person, 'browser'>) =>
    (await browser.get('/api/data-exports')).body.data_exports[0]
  const made = async (person: Person, mails = 1) => {
    const asked = await person.browser.post('/api/data-exports')
    const mail = await newestMailTo(person.member.email, mails)
    return { asked, mail, newest: await newest(person) }
  }
  const fileNamed = (name: string) => join(process.env.DATA_DIR!, 'exports', cast.rosa.id, name)
  const fetched = async (person: Person, id: string) => unzipped(await download(person.browser, id))

  test('is made by a job and announced by mail, with a link for the logged-in member', async ({ assert }) => {
    const asker = await newPerson(cast.rosa, { name: 'Wilma', gender: 'female', looking_for: 'male' })

    const { asked, mail, newest: copy } = await made(asker)

    assert.equal(asked.status, 202)
    assert.equal(asked.body.data_export.status, 'pending')
    assert.match(mail.subject!, /data from rosa is ready/i)
    const token = (await new Visitor(cast.rosa.host).get(`/api/tokens/${tokenIn(mail)}`)).body
    assert.deepEqual(token, { purpose: 'export', used: false, expired: false })
    assert.equal(copy.status, 'ready')
    assert.closeTo(Date.parse(copy.expires_at) - Date.now(), 7 * 86_400_000, 60_000)
    const path = `/api/data-exports/${copy.id}/file`
    const answer = await asker.browser.get(path)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['content-type'], 'application/zip')
    assert.match(String(answer.headers['content-disposition']), /^attachment; filename="rosa-.*\.zip"$/)
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.equal((await new Visitor(cast.rosa.host).get(path)).status, 403)
    assert.equal((await cast.ben.browser.get(path)).status, 404)
    assert.equal((await cast.dora.browser.get(path)).status, 404)
  })

  test('has all the member’s rows of every table, but no secrets', async ({ assert }) => {
    const files = await fetched(her, (await newest(her)).id)
    // What `seldom` adds came after the first export.
    const again = await made(her, 4)
    const { tables } = JSON.parse((await fetched(her, again.newest.id)).get('data.json')!.toString())

    assert.isTrue(files.has('data.json'))
    assert.sameMembers(
      Object.keys(tables).map((table) => `app.${table}`),
      Object.keys(PERSONAL_DATA)
    )
    for (const [name, { rows, shown = rows, locks = [] }] of Object.entries(PERSONAL_DATA)) {
      const table = name.split('.')[1]!
      // The link and the mail about the export came after it.
      const expected = (await rowsOf(name, shown, her)).filter(
        (row) => ((row.created_at ?? row.requested_at ?? 0) as Date | 0) <= new Date(again.newest.requested_at)
      )
      assert.isAbove(
        expected.length,
        0,
        `${name} has nothing to show: let full_life.ts make some, or what is here for seldom things`
      )
      assert.lengthOf(tables[table], expected.length, name)
      for (const column of Object.keys(expected[0]!)) {
        const isTold = !locks.includes(column) && column !== 'tenant_id'
        assert.equal(column in tables[table][0], isTold, `${name}.${column}`)
      }
    }
  })

  test('keeps ids whole, and names the people the member met', async ({ assert }) => {
    const { newest: copy } = await made(her, 5)
    const data = JSON.parse((await fetched(her, copy.id)).get('data.json')!.toString())

    assert.equal(data.tables.members[0].id, her.member.id)
    assert.equal(data.tables.members[0].email, her.words.email)
    assert.deepEqual(data.people[cast.ben.profile.id], { name: 'Ben', fictional: null })
    assert.equal(data.people[cast.ann.profile.id].name, 'Ann', 'whom she blocks')
    assert.equal(data.people[cast.fay.id].fictional, 'fictional profile')
    assert.lengthOf(data.interests, 1)
    assert.equal(data.log[0].action, 'member_revealed')
    assert.equal(data.log[0].reason, her.words['words of support'])
  })

  test('reads as a page in the member’s language, with their photos beside it', async ({ assert }) => {
    const reader = await newPerson(cast.rosa, {
      name: 'Grete <b>',
      email: newAddress(),
      gender: 'female',
      looking_for: 'male',
    })
    await reader.browser.put('/api/user.php', { language: 'de' })
    await giveCredits(reader, 50)
    await write(reader, cast.ben.profile, 'Ein <script> für Ben')
    const { newest: copy } = await made(reader)
    const page = (await fetched(reader, copy.id)).get('index.html')!.toString()
    const hers = await fetched(her, (await newest(her)).id)

    assert.match(page, /<html lang="de"/)
    assert.include(page, reader.member.email)
    assert.include(page, 'Grete &lt;b&gt;')
    assert.include(page, 'Ein &lt;script&gt; für Ben')
    assert.notInclude(page, '<script')
    assert.notMatch(page, /export_page\./)
    assert.deepEqual(
      [...hers.keys()].filter((name) => name.startsWith('photos/')),
      ['photos/1.webp', 'photos/chats/1.webp']
    )
    assert.include(hers.get('index.html')!.toString(), '<img src="photos/1.webp"')
    assert.include(hers.get('index.html')!.toString(), 'Fay (fictional profile)')
    assert.include(hers.get('index.html')!.toString(), 'photos/chats/1.webp')
    for (const word of ['about', 'city', 'words to Ben', 'words with the photo', 'words of Fay', 'browser'])
      assert.include(hers.get('index.html')!.toString(), her.words[word]!, word)
  })

  test('reveals neither members who block them, nor the texts of members who left', async ({ assert }) => {
    const newcomer = (name: string) => newPerson(cast.rosa, { name, gender: 'female', looking_for: 'male' })
    const [asker, blocker, leaver] = [await newcomer('Wilma'), await newcomer('Xenia'), await newcomer('Yvonne')]
    for (const one of [blocker, leaver]) {
      await one.browser.post(`/api/likes/${asker.profile.id}`)
      await giveCredits(one, 50)
      await write(one, asker.profile, `Hello from ${one.profile.name}`)
    }
    await blocker.browser.post(`/api/blocks/${asker.profile.id}`)
    await leave(leaver)

    const { newest: copy } = await made(asker)
    const json = (await fetched(asker, copy.id)).get('data.json')!.toString()

    assert.notInclude(json, 'Hello from Yvonne')
    assert.isEmpty(JSON.parse(json).people)
    assert.isEmpty(JSON.parse(json).tables.blocks)
    assert.lengthOf(JSON.parse(json).tables.likes, 1)
  })

  test('is made once at a time and three times a day', async ({ assert }) => {
    const asker = await newPerson(cast.rosa, { name: 'Wilma', gender: 'female', looking_for: 'male' })
    const both = await Promise.all([asker.browser.post('/api/data-exports'), asker.browser.post('/api/data-exports')])
    assert.deepEqual(
      both.map(({ status }) => status),
      [202, 202]
    )
    await newestMailTo(asker.member.email)
    for (let times = 0; times < 3; times++) await asker.browser.post('/api/data-exports')

    const answer = await asker.browser.post('/api/data-exports')

    assert.include([202, 429], answer.status)
    assert.isAtMost(await count(asker), 3)
  })

  test('is gone after seven days, the file first', async ({ assert }) => {
    const asker = await newPerson(cast.rosa, { name: 'Wilma', gender: 'female', looking_for: 'male' })
    const { newest: copy } = await made(asker)
    const file = join(process.env.DATA_DIR!, 'exports', cast.rosa.id, `${copy.id}.zip`)
    await assert.doesNotReject(() => access(file))
    await asTenant(cast.rosa, removeExports)
    assert.equal((await newest(asker)).id, copy.id)
    await asOwner(
      (owner) =>
        owner.query(
          `update app.data_exports set ready_at = ready_at - interval '7 days', expires_at = expires_at - interval '7 days' where id = $1`,
          [copy.id]
        ),
      cast.rosa
    )

    assert.equal((await asker.browser.get(`/api/data-exports/${copy.id}/file`)).status, 404)
    assert.isUndefined(await newest(asker))
    await asTenant(cast.rosa, removeExports)

    await assert.rejects(() => access(file))
    assert.equal(await count(asker), 0)
  })

  test('leaves no file that nobody’s row names, and no part for longer than a day', async ({ assert }) => {
    const asker = await newPerson(cast.rosa, { name: 'Wilma', gender: 'female', looking_for: 'male' })
    const { newest: copy } = await made(asker)
    const [kept, young, old, stray] = [`${copy.id}.zip`, `${copy.id}.zip.7`, `${copy.id}.zip.8`, '4711.zip'].map(
      fileNamed
    )
    for (const file of [young!, old!, stray!]) await writeFile(file, 'Data')
    await utimes(old!, new Date(), new Date(Date.now() - 25 * 3_600_000))

    await asTenant(cast.rosa, removeExports)

    for (const file of [kept!, young!]) await assert.doesNotReject(() => access(file))
    for (const file of [old!, stray!]) await assert.rejects(() => access(file))
  })

  test('leaves no part where writing fails', async ({ assert }) => {
    const path = fileNamed('4712.zip')
    const failing = async function* () {
      yield 'Data'
      throw new Error('no space left')
    }

    await assert.rejects(() => writeWhole(path, failing()), /no space left/)

    assert.notInclude((await readdir(dirname(path))).join(), '4712')
  })

  test('is not kept for a member who is erased while it is made', async ({ assert }) => {
    const asker = await newPerson(cast.rosa, { name: 'Wilma', gender: 'female', looking_for: 'male' })
    const { id } = await asTenant(cast.rosa, () => DataExport.create({ memberId: asker.member.id }))
    const file = fileNamed(`${id}.zip`)
    const site = (await siteByTenantId(cast.rosa.id))!

    await asOwner(async (owner) => {
      await owner.query('begin')
      await owner.query('delete from app.data_exports where id = $1', [id])
      const job = asTenant(site, () => makeExportJob(site, id))
      await eventually('the file', () =>
        access(file).then(
          () => true,
          () => undefined
        )
      )
      await owner.query('commit')
      await job
    }, cast.rosa)

    await assert.rejects(() => access(file))
  })

  test('is not made for a member who left meanwhile', async ({ assert }) => {
    const asker = await newPerson(cast.rosa, { name: 'Wilma', gender: 'female', looking_for: 'male' })
    const asked = await asTenant(cast.rosa, () => DataExport.create({ memberId: asker.member.id }))
    await leave(asker)

    const site = (await siteByTenantId(cast.rosa.id))!
    await asTenant(site, () => makeExportJob(site, asked.id))

    await assert.rejects(() => access(join(process.env.DATA_DIR!, 'exports', cast.rosa.id, `${asked.id}.zip`)))
  })

  test('is for members alone', async ({ assert }) => {
    for (const answer of [
      await new Visitor(cast.rosa.host).post('/api/data-exports'),
      await new Visitor(cast.rosa.host).get('/api/data-exports'),
    ])
      assert.isTrue(answer.body.authentication_required)
  })

  const count = async ({ member }: Person) =>
    asOwner(async (owner) => {
      const { rowCount } = await owner.query('select from app.data_exports where member_id = $1', [member.id])
      return rowCount!
    }, cast.rosa)

  function rowsOf(table: string, rows: string, { brand, member, profile }: Person): Promise<Record<string, unknown>[]> {
    const mine = rows
      .replaceAll(':member', member.id)
      .replaceAll(':profile', profile.id)
      .replaceAll('(select sec.tenant_id())', brand.id)
    return asOwner(async (owner) => {
      const found = await owner.query(`select * from ${table} where tenant_id = ${brand.id} and ${mine}`)
      return found.rows
    }, brand)
  }
})

function download({ host, cookies }: Visitor, id: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    request({
      host: '127.0.0.1',
      port: Number(process.env.PORT),
      path: `/api/data-exports/${id}/file`,
      headers: { host, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
      .once('error', fail)
      .once('response', (response) => buffer(response).then(done, fail))
      .end()
  })
}
