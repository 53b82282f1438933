import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { enqueue } from '@manyhearts/api/app/jobs/enqueue'
import { sendMailJob } from '@manyhearts/api/app/notices/compositions/send_mail_job'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, newBrand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { codeIn, tokenIn } from '../../mailbox.ts'
import { eventually } from './eventually.ts'
import { letSecondsPass } from './let_seconds_pass.ts'
import { nothingIsLeft } from './nothing_is_left.ts'
import { type MailServer, startMailServer } from '../../mail_server.ts'
import { signUp } from '../identity/signup/signing_up.ts'

test.group('Mails by a mail server', (group) => {
  let brand: Brand
  let server: MailServer
  group.setup(async () => {
    brand = await newBrand('rosa', 'GB', 'en-GB', { mail_name: 'Rosa — the team', support_email: 'help@rosa.example' })
  })
  group.each.setup(async () => {
    server = await startMailServer()
    return () => server.stop()
  })

  test('the mail arrives in the brand’s name, as text and as HTML, and its link works', async ({ assert }) => {
    const { email } = await signUp(brand)

    const [{ to, mail }] = await receivedBy(server, 1)

    assert.deepEqual(to, [email])
    assert.deepEqual(mail.from, { name: 'Rosa — the team', address: 'help@rosa.example' })
    assert.equal(mail.subject, 'Confirm your email address for rosa')
    assert.equal(mail.headers.find(({ key }) => key === 'auto-submitted')!.value, 'auto-generated')
    assert.include(mail.html, codeIn(mail))
    assert.include(mail.html, `href="http://${brand.host}:${process.env.PORT}/${tokenIn(mail)}"`)
    assert.equal((await new Visitor(brand.host).post('/api/activation', { token: tokenIn(mail) })).status, 200)
  })

  test('what the server said is recorded, without texts or links', async ({ assert }) => {
    const { answer } = await signUp(brand)
    await receivedBy(server, 1)

    const record = await recordOf(brand, answer.body.user.id, ({ sent }) => sent)

    assert.containsSubset(record, { kind: 'activation', sent: true, tries: 1 })
    assert.match(record.answer, /^250 .*taken/)
    assert.match(record.message_id, new RegExp(`@${brand.host}>$`))
  })

  test('a server that is busy gets the mail later, the same one, once', async ({ assert }) => {
    server.refusals.push(451)
    const { answer } = await signUp(brand)

    await recordOf(brand, answer.body.user.id, ({ tries }) => tries === 1)
    await eventually('the mail', async () => {
      await letSecondsPass(brand)
      return server.received[0]
    })

    const [{ mail }] = server.received as [MailServer['received'][number]]
    const record = await recordOf(brand, answer.body.user.id, ({ sent }) => sent)
    assert.equal(mail.messageId, record.message_id)
    assert.equal(record.tries, 2)
    await nothingIsLeft(brand)
    assert.lengthOf(server.received, 1)
  })

  test('a mailbox that does not exist is not tried again', async ({ assert }) => {
    server.refusals.push(550)
    const { answer } = await signUp(brand)

    const record = await recordOf(brand, answer.body.user.id, (one) => one.answer !== null)

    assert.containsSubset(record, { sent: false, tries: 1 })
    assert.match(record.answer, /^550/)
  })

  test('a job that runs twice sends one mail', async ({ assert }) => {
    const { answer } = await signUp(brand)
    await receivedBy(server, 1)
    const { job_id } = await recordOf(brand, answer.body.user.id, ({ sent }) => sent)
    const link = await linkOf(brand, answer.body.user.id)
    const site = (await siteByTenantId(brand.id))!

    await asTenant(brand, () =>
      sendMailJob({ id: job_id, createdAt: new Date(), data: { mail: 'activation', link }, site })
    )

    assert.lengthOf(server.received, 1)
  })

  test('no mail goes out for what was rolled back, or is settled by now', async ({ assert }) => {
    const { answer, browser } = await signUp(brand)
    const [{ mail }] = await receivedBy(server, 1)
    const link = await linkOf(brand, answer.body.user.id)
    await asTenant(brand, () => enqueue('send_mail', { mail: 'activation', link }), { keep: () => false })
    await browser.post('/api/activation', { token: tokenIn(mail) })
    await asTenant(brand, () => enqueue('send_mail', { mail: 'activation', link }))

    await nothingIsLeft(brand)

    assert.lengthOf(server.received, 1)
  })
})

async function receivedBy(server: MailServer, expected: number, patience = 60_000) {
  // Mails of other brands, which others' tests left behind, may come too.
  const own = () => server.received.filter(({ mail }) => mail.from?.address === 'help@rosa.example')
  for (const until = Date.now() + patience; own().length < expected; await sleep(20)) {
    if (Date.now() > until) throw new Error(`${own().length} of ${expected} mails came`)
  }
  return own() as [MailServer['received'][number]]
}

async function recordOf(brand: Brand, member: string, when: (record: any) => boolean): Promise<any> {
  for (const until = Date.now() + 10_000; ; await sleep(20)) {
    const { rows } = await asOwner(
      (owner) =>
        owner.query(
          'select *, sent_at is not null as sent from app.mails where member_id = $1 order by id desc limit 1',
          [member]
        ),
      brand
    )
    if (rows[0] && when(rows[0])) return rows[0]
    if (Date.now() > until) throw new Error(`No such record: ${JSON.stringify(rows[0])}`)
  }
}

async function linkOf(brand: Brand, member: string): Promise<string> {
  const { rows } = await asOwner(
    (owner) => owner.query('select id::text from app.link_tokens where member_id = $1', [member]),
    brand
  )
  return rows[0].id
}
