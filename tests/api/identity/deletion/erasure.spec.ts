import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { PERSONAL_DATA, NO_PERSONAL_DATA } from '@manyhearts/api/app/identity/personal_data/personal_data'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { mailAbout, mailsSoFar, mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { countRows, giveCredits, write, writeIn } from '../../chat/conversing.ts'
import { holdPaid } from '../../credits/ledger/hold_paid.ts'
import { brokenRules, newPackage, pay } from '../../credits/shop.ts'
import { eventually } from '../../notices/eventually.ts'
import { type FullLife, fullLife, HER_PASSWORD } from './full_life.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from './leaving.ts'
import { signUp } from '../signup/signing_up.ts'
import { type Trace, tracesInFiles, tracesInTables } from './traces.ts'

/** The closed list of product.md §3: the ledger keeps two ids of the member, and a conversation keeps the id of its nameless partner. */
const BOOKS: Trace[] = [
  'app.disclosure_acknowledgements.member_id: member id',
  'app.discount_redemptions.member_id: member id',
  'app.ledger_entries.member_id: member id',
  'app.ledger_transactions.idempotency_key: member id',
  'app.ledger_transactions.member_id: member id',
  'app.members.id: member id',
  'app.orders.member_id: member id',
  'app.profiles.id: profile id',
  'app.profiles.member_id: member id',
  'app.refunds.member_id: member id',
  'app.wallets.member_id: member id',
  'app.withdrawals.member_id: member id',
]
const CONVERSATIONS: Trace[] = [
  'app.conversation_sides.partner_profile_id: profile id',
  'app.conversation_sides.profile_id: profile id',
  'app.conversations.high_profile_id: profile id',
  'app.conversations.started_by_profile_id: profile id',
  'app.messages.sender_profile_id: profile id',
]

/** Not overwritten, because erasure needs them: to send the certificate, and to find what a partner began or a link waits to prove. */
const NEEDED = ['app.members.email', 'app.members.language', 'app.signup_drafts.email', 'app.privacy_links.email']

test.group('Erasing a member', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const everything = ({ words, member, profile }: FullLife) => ({
    ...words,
    'member id': member.id,
    'profile id': profile.id,
  })
  const erase = async (her: FullLife, wishes = {}) => {
    await her.browser.post('/api/account-deletion', { password: HER_PASSWORD, ...wishes })
    await newestMailTo(her.words.email!, 4)
    await letDaysPass(her, 15)
    await eraseWhoseTimeHasCome(cast.rosa)
  }

  test('leaves exactly the closed list, in every table, file and job', async ({ assert }) => {
    const her = await fullLife(cast)
    const before = await tracesInTables(everything(her))
    for (const place of [
      'app.members.email: email',
      'app.profiles.name: name',
      'app.messages.body: words to Fay',
      'app.messages.body: words of Fay',
      'app.photos.filename: photo',
      'app.push_subscriptions.endpoint: push endpoint',
      'app.pushes.member_id: member id',
      'app.announcement_receivers.member_id: member id',
      'app.postbacks.member_id: member id',
      'app.postbacks.network: tracking',
      'app.members.slug: tracking',
      'app.sessions.user_agent: browser',
      'staff.audit_entries.detail: words of support',
      'app.member_notes.text: words of a note',
      'app.consents.passed_on_emails: email',
      'app.refunds.reason: words of support',
      'app.payment_tasks.outcome: words of support',
      'app.likes.to_profile_id: profile id',
      'app.blocks.blocker_profile_id: profile id',
    ] as Trace[])
      assert.include(before, place, 'or nothing is proved')
    const filesBefore = await tracesInFiles(her.words)
    assert.isTrue(filesBefore.some((one) => one.endsWith(': photo')))
    assert.isTrue(filesBefore.some((one) => one.endsWith(': email')))

    await erase(her, { reason: 'other', refund: true })
    const [certificate] = await mailsTo(her.words.email!)

    assert.deepEqual(await tracesInTables(everything(her)), [...BOOKS, ...CONVERSATIONS].sort())
    // Mails to the member are erased: of captured ones only the certificate stays.
    const files = await tracesInFiles(everything(her))
    assert.lengthOf(files, 1)
    assert.match(files[0]!, /^mail\/.*: email$/)
    assert.match(certificate!.subject!, /erased/)
    assert.lengthOf(await mailsTo(her.words.email!), 1)
  })

  test('is certified by a mail that lists what stays and until when', async ({ assert }) => {
    const her = await fullLife(cast)

    await erase(her, { refund: true })

    const { subject, text, html } = await newestMailTo(her.words.email!)
    const year = new Date().getUTCFullYear() + 7
    assert.match(subject!, /has been erased/)
    for (const part of [text!, html!.replaceAll('&#39;', '’')]) {
      assert.include(part, `31 December ${year}`)
      assert.include(part, 'refund you asked for')
      assert.notInclude(part, 'ban lasts')
      assert.notInclude(part, her.words.name!)
    }
    // The mail is there before its sender has recorded so.
    const certificates = () => countRows(cast.rosa, 'app.erasure_certificates where tenant_id = $1', cast.rosa.id)
    await eventually('the certificate’s end', async () => (await certificates()) === 0 || undefined)
  })

  test('keeps the ledger correct, and others their own messages', async ({ assert }) => {
    const { ben } = cast
    const her = await fullLife(cast)

    await erase(her)

    assert.deepEqual(await brokenRules(cast.rosa), [])
    const talk = (await ben.browser.get(`/api/chats/${her.chats.ben}/messages`)).body
    assert.equal(talk.profile.name, 'Former member')
    assert.deepEqual(
      talk.messages.map(({ body }: any) => body),
      ['', 'An answer of Ben’s', '']
    )
    assert.equal((await ben.browser.get('/api/chats.php')).status, 200)
    assert.equal((await writeIn(her.chats.ben, ben, 'Where are you?')).status, 404)
  })

  test('pays back what a message cost that was never sent', async ({ assert }) => {
    const { rosa, ben } = cast
    const buyer = await newPerson(rosa, { name: 'Vera', gender: 'female', looking_for: 'male' })
    await pay(buyer, await newPackage(rosa, { credits: 20, price_minor: 200 }))
    await holdPaid(buyer, ben.profile, { cost: 10, key: 'held' })
    await leave(buyer, { refund: true })
    await letDaysPass(buyer, 15)

    await eraseWhoseTimeHasCome(rosa)

    const sql = 'app.refunds where member_id = $1 and credits = 20 and amount_minor = 200'
    assert.equal(await countRows(rosa, sql, buyer.member.id), 1)
    assert.deepEqual(await brokenRules(rosa), [])
  })

  test('removes their picture unless another member shows the same', async ({ assert }) => {
    const her = await fullLife(cast)
    const { ben, rosa } = cast
    const file = join(process.env.DATA_DIR!, 'photos', rosa.id, `${her.words.photo}-l.webp`)
    await asOwner(
      (owner) =>
        owner.query(
          `insert into app.photos (tenant_id, profile_id, position, filename, thumb_filename, match_filename, placeholder, width, height)
           select tenant_id, $1, position, filename, thumb_filename, match_filename, placeholder, width, height
           from app.photos where profile_id = $2`,
          [ben.profile.id, her.profile.id]
        ),
      rosa
    )

    await erase(her)

    await assert.doesNotReject(() => access(file))
  })

  test('erases everything in any column, also in one that is added later', async ({ assert }) => {
    const her = await fullLife(cast)
    await her.browser.post('/api/account-deletion', { password: HER_PASSWORD })
    await newestMailTo(her.words.email!, 4)
    await letDaysPass(her, 15)
    const written = await writeEverywhere(her, 'canary4711')
    assert.isAbove(written.length, 25)

    await eraseWhoseTimeHasCome(cast.rosa)

    assert.deepEqual(await tracesInTables({ canary: 'canary4711' }), [])
  })

  test('leaves nothing at all of members who are in no ledger, and erases messages when both are gone', async ({
    assert,
  }) => {
    const { rosa, ben } = cast
    const ids = async (...people: { member: { id: string }; profile: { id: string } }[]) =>
      tracesInTables(
        Object.fromEntries(
          people.flatMap(({ member, profile }, n) => [
            [`member ${n}`, member.id],
            [`profile ${n}`, profile.id],
          ])
        )
      )
    const newLeaver = () => newPerson(rosa, { name: 'Vera', gender: 'female', looking_for: 'male' })
    const [quiet, one, other] = [await newLeaver(), await newLeaver(), await newLeaver()]
    await quiet.browser.post(`/api/likes/${ben.profile.id}`)
    await conversation(one, other)

    for (const leaver of [quiet, one]) {
      await leave(leaver)
      await letDaysPass(leaver, 15)
    }
    await eraseWhoseTimeHasCome(rosa)

    assert.deepEqual(await ids(quiet), [])
    assert.isNotEmpty(await ids(one), 'the other one keeps the conversation')
    assert.equal(
      await countRows(rosa, 'app.messages where sender_profile_id = $1 and body is not null', one.profile.id),
      0
    )
    assert.equal(
      await countRows(rosa, 'app.messages where sender_profile_id = $1 and body is not null', other.profile.id),
      1
    )

    await leave(other)
    await letDaysPass(other, 15)
    await eraseWhoseTimeHasCome(rosa)

    assert.deepEqual(await ids(one, other), [])
    assert.deepEqual(await brokenRules(rosa), [])
  })

  test('waits until the restore link has expired', async ({ assert }) => {
    const leaver = await newPerson(cast.rosa, { name: 'Vera', gender: 'female', looking_for: 'male' })
    await leave(leaver)
    const token = tokenIn(await newestMailTo(leaver.member.email))
    await letDaysPass(leaver, 14)

    await eraseWhoseTimeHasCome(cast.rosa)

    assert.equal((await leaver.browser.delete(`/api/account-deletion/${token}`)).status, 204)
    await eraseWhoseTimeHasCome(cast.rosa)
    assert.equal(await countRows(cast.rosa, `app.members where id = $1 and status = 'active'`, leaver.member.id), 1)
  })

  test('recognises banned members, and knows nothing else about them', async ({ assert }) => {
    const { rosa, vlam } = cast
    const banned = await newPerson(rosa, { name: 'Vera', gender: 'female', looking_for: 'male' })
    await leave(banned)
    await mailAbout(banned.member.email, /deleted/)
    await asOwner(
      (owner) => owner.query(`update app.members set status = 'banned' where id = $1`, [banned.member.id]),
      rosa
    )
    await letDaysPass(banned, 15)
    await eraseWhoseTimeHasCome(rosa)
    assert.match((await mailAbout(banned.member.email, /has been erased/)).text!, /for as long as the ban lasts/)
    const { email } = banned.member
    assert.deepEqual(await tracesInTables({ email }), [])

    const again = await signUp(rosa, { email })
    const elsewhere = await signUp(vlam, { email, country: 'NL' })

    assert.equal(again.answer.status, 201)
    assert.equal(elsewhere.answer.status, 201)
    const mails = await mailsTo(email, 3)
    assert.deepEqual(
      mails.map(({ subject }) => subject).filter((subject) => /You can’t open an account/.test(subject!)).length,
      1
    )
    assert.equal(mails.filter(({ text }) => /^\d{6}$/m.test(text!)).length, 1, 'the other brand knows nothing of it')
  })

  test('one that fails does not delay others', async ({ assert }) => {
    const { rosa } = cast
    const newLeaver = () => newPerson(rosa, { name: 'Vera', gender: 'female', looking_for: 'male' })
    const [stuck, other] = [await newLeaver(), await newLeaver()]
    for (const leaver of [stuck, other]) {
      await leave(leaver)
      await letDaysPass(leaver, 15)
    }
    await asOwner(
      (owner) =>
        owner.query(`create function app.stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
          create trigger stuck before update on app.members for each row when (old.id = ${stuck.member.id}) execute function app.stuck()`),
      rosa
    )

    await eraseWhoseTimeHasCome(rosa).finally(() =>
      asOwner((owner) => owner.query('drop function app.stuck() cascade'))
    )

    assert.equal(await countRows(rosa, 'app.members where id = $1', other.member.id), 0)
    assert.equal(await countRows(rosa, `app.members where id = $1 and status = 'active'`, stuck.member.id), 1)
    await eraseWhoseTimeHasCome(rosa)
    assert.equal(await countRows(rosa, 'app.members where id = $1', stuck.member.id), 0)
  })

  test('the database refuses to remove a living member, or to change a message instead of erasing it', async ({
    assert,
  }) => {
    const { rosa, ann, ben } = cast
    await asOwner((owner) => owner.query('delete from app.wallets where member_id = $1', [ann.member.id]), rosa)
    await giveCredits(ben, 50)
    await write(ben, ann.profile, 'Hello Ann')
    for (const sql of [
      `delete from app.profiles where id = ${cast.cleo.profile.id}`,
      `delete from app.members where id = ${ann.member.id}`,
      `delete from app.profiles where id = ${cast.fay.id}`,
      `update app.messages set body = 'Something else'`,
      `delete from app.messages`,
      `delete from app.wallets where member_id = ${ben.member.id}`,
    ])
      await assert.rejects(() => asTenant(rosa, () => tenantRows(sql)), /removed|erased/)
  })

  test('every table has a decision on what it stores about members', async ({ assert }) => {
    const { rows } = await asOwner((owner) =>
      owner.query<{ name: string }>(
        `select table_schema || '.' || table_name as name from information_schema.tables
         where table_type = 'BASE TABLE' and table_schema in ('app', 'global', 'infra', 'sec', 'staff') order by 1`
      )
    )

    assert.deepEqual(
      rows.map(({ name }) => name).filter((name) => !(name in PERSONAL_DATA) && !(name in NO_PERSONAL_DATA)),
      [],
      'say in api/app/identity/personal_data/personal_data.ts what of it is about a member and what becomes of it'
    )
    assert.deepEqual(
      [...Object.keys(PERSONAL_DATA), ...Object.keys(NO_PERSONAL_DATA)].filter(
        (name) => !rows.some((row) => row.name === name)
      ),
      []
    )
  })

  test('a mail that was never sent keeps no address for ever', async ({ assert }) => {
    const { rosa } = cast
    await asOwner(
      (owner) =>
        owner.query(
          `insert into app.erasure_certificates (tenant_id, email, language, kept, erased_at)
           values ($1, 'late@example.com', 'en', '[]', now() - interval '4 days')`,
          [rosa.id]
        ),
      rosa
    )

    await eraseWhoseTimeHasCome(rosa)

    assert.equal(await countRows(rosa, 'app.erasure_certificates where tenant_id = $1', rosa.id), 0)
    assert.isEmpty(await mailsSoFar('late@example.com'))
  })

  function conversation(one: Person, other: Person): Promise<void> {
    return asOwner(async (owner) => {
      const { rows } = await owner.query(
        `insert into app.conversations (tenant_id, low_profile_id, high_profile_id, started_by_profile_id, last_seq)
         values ($1, least($2::bigint, $3::bigint), greatest($2::bigint, $3::bigint), $2, 2) returning id`,
        [cast.rosa.id, one.profile.id, other.profile.id]
      )
      for (const [me, you] of [
        [one, other],
        [other, one],
      ] as const) {
        await owner.query(
          `insert into app.conversation_sides (tenant_id, conversation_id, profile_id, partner_profile_id, free_replies_used)
           values ($1, $2, $3, $4, 1)`,
          [cast.rosa.id, rows[0].id, me.profile.id, you.profile.id]
        )
        await owner.query(
          `insert into app.messages (tenant_id, conversation_id, seq, sender_profile_id, client_id, request_hash, body)
           values ($1, $2, $3, $4, '', '', 'Some words')`,
          [cast.rosa.id, rows[0].id, me === one ? 1 : 2, me.profile.id]
        )
      }
    }, cast.rosa)
  }

  /** Writes a word into every text column of the member's rows in the catalogue, except in the ledger. @returns the columns */
  function writeEverywhere({ member, profile }: FullLife, canary: string): Promise<string[]> {
    return asOwner(async (owner) => {
      const written: string[] = []
      const { rows: columns } = await owner.query<{ table: string; column: string; type: string }>(
        `select table_schema || '.' || table_name as table, column_name as column, data_type as type from information_schema.columns
         where table_schema = 'app' and data_type in ('text', 'ARRAY', 'jsonb') and is_generated = 'NEVER' order by 1, 2`
      )
      await owner.query('set session_replication_role = replica')
      for (const { table, column, type } of columns) {
        const held = PERSONAL_DATA[table]
        if (!held || held.end === 'books' || NEEDED.includes(`${table}.${column}`)) continue
        const value =
          type === 'text' ? `'${canary}'` : type === 'ARRAY' ? `array['${canary}']` : `'{"${canary}": "${canary}"}'`
        const rows = held.rows.replaceAll(':member', member.id).replaceAll(':profile', profile.id)
        // Messages from others belong to them.
        const hers = table === 'app.messages' ? `sender_profile_id = ${profile.id}` : rows
        const done = await owner
          .query(
            `update ${table} set ${column} = ${value} where tenant_id = $1 and ${hers.replaceAll('(select sec.tenant_id())', '$1')}`,
            [cast.rosa.id]
          )
          .then(
            ({ rowCount }) => rowCount,
            // A check allows other values only.
            () => 0
          )
        if (done) written.push(`${table}.${column}`)
      }
      return written
    }, cast.rosa)
  }
})
