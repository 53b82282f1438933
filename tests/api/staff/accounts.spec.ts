import { test } from '@japa/runner'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { scheduledJobs } from '@manyhearts/api/start/jobs'
import { asOwner, newBrand } from '../../cast.ts'
import { ace } from '../../ace.ts'
import { mailsSoFar, mailsTo } from '../../mailbox.ts'
import { Visitor } from '../../visitor.ts'
import { ADMIN_HOST, listPath, newPlatformAdmin, newStaff } from '../admin/staff_of.ts'
import { enrol, linkTo, newAddress, newColleague, PASSWORD } from './colleague.ts'

const visitor = () => new Visitor(ADMIN_HOST)

test.group('Staff accounts', () => {
  test('somebody invited chooses a password by the link in their mail, once, and may do what they were granted', async ({
    assert,
  }) => {
    const [rosa, admin, email] = [await newBrand('rosa', 'GB', 'en-GB'), await newPlatformAdmin(), newAddress()]

    const invited = await admin.post('/api/staff_members', {
      email: email.toUpperCase(),
      name: 'Kim',
      language: 'nl',
      platform_admin: false,
      grants: [{ tenant_id: rosa.id, role: 'support' }],
    })
    const token = await linkTo(email)

    assert.deepEqual([invited.status, invited.body.mailed], [201, true])
    assert.deepEqual((await visitor().get(`/api/password_links/${token}`)).body, {
      purpose: 'invitation',
      email,
      name: 'Kim',
    })
    const logIn = () => visitor().post('/api/session', { email, password: PASSWORD })
    assert.equal((await logIn()).status, 401)
    const chosen = await visitor().post(`/api/password_links/${token}`, { password: PASSWORD })
    assert.deepEqual([chosen.status, chosen.body, chosen.headers['set-cookie']], [200, { email }, undefined])
    assert.equal((await visitor().post(`/api/password_links/${token}`, { password: PASSWORD })).status, 404)
    const { body } = await logIn()
    assert.deepInclude(body.staff, { email, language: 'nl', platform_admin: false })
    assert.deepEqual(body.staff.grants, [{ tenant_id: rosa.id, slug: rosa.slug, role: 'support' }])
    assert.deepEqual(await actionsAbout(invited.body.staff_member.id), ['staff_invited', 'staff_password_chosen'])
  })

  test('an invitation is in the language of who gets it, and says how long it works', async ({ assert }) => {
    const [admin, email] = [await newPlatformAdmin(), newAddress()]
    await admin.post('/api/staff_members', { email, name: 'Kim', language: 'nl', platform_admin: true, grants: [] })

    const [mail] = await mailsTo(email)

    assert.match(mail!.text!, /Hallo Kim/)
    assert.match(mail!.text!, /zeven dagen/)
    assert.include(mail!.html!, '<html lang="nl"')
  })

  test('refused: a taken address, a role or brand that isn’t there, a weak password', async ({ assert }) => {
    const [admin, kim, email] = [await newPlatformAdmin(), await newColleague(), newAddress()]
    const invite = (change: object) =>
      admin.post('/api/staff_members', {
        email,
        name: 'Kim',
        language: 'en',
        platform_admin: false,
        grants: [],
        ...change,
      })

    const taken = await invite({ email: kim.email })
    assert.deepInclude(taken.body.errors[0], { field: 'email', code: 'email_taken' })
    for (const [change, field] of [
      [{ email: 'nobody' }, 'email'],
      [{ name: ' ' }, 'name'],
      [{ language: 'xx' }, 'language'],
      [{ grants: [{ tenant_id: '1', role: 'boss' }] }, 'grants.0.role'],
      [{ grants: [{ tenant_id: '77', role: 'desk' }] }, 'grants'],
      [{ password: PASSWORD }, 'password'],
    ] as const) {
      const { status, body } = await invite(change)
      assert.equal(status, 422, field)
      assert.equal(body.errors[0].field, field)
    }
    await invite({})
    const token = await linkTo(email)
    for (const password of ['short', 'manyhearts1', email]) {
      const { body } = await visitor().post(`/api/password_links/${token}`, { password })
      assert.deepInclude(body.errors[0], { field: 'password', code: 'password_guessable' }, password)
    }
    assert.equal((await visitor().post(`/api/password_links/${token}`, { password: PASSWORD })).status, 200)
  })

  test('lists say who works where, who has a second factor, and who was only invited', async ({ assert }) => {
    const [rosa, admin] = [await newBrand('rosa', 'GB', 'en-GB'), await newPlatformAdmin()]
    const kim = await newColleague({ grants: [{ tenant_id: rosa.id, role: 'finance' }] })
    await enrol(kim.browser)
    const sam = newAddress()
    await admin.post('/api/staff_members', {
      email: sam,
      name: 'Sam',
      language: 'en',
      platform_admin: false,
      grants: [{ tenant_id: rosa.id, role: 'desk' }],
    })

    const { body } = await admin.get(
      listPath('staff_members', { filter: { tenant_id: rosa.id }, sort: ['name', 'ASC'] })
    )

    assert.deepEqual(
      body.map(({ email, state, second_factor, grants }: any) => [email, state, second_factor, grants[0].role]),
      [
        [kim.email, 'active', true, 'finance'],
        [sam, 'invited', false, 'desk'],
      ]
    )
    assert.equal(body[0].grants[0].tenant_id, rosa.id)
    assert.isNotNull(body[0].last_used_at)
    const found = await admin.get(listPath('staff_members', { filter: { q: sam, state: 'invited' } }))
    assert.lengthOf(found.body, 1)
    for (const role of ['operator', 'support', 'finance'])
      assert.equal((await (await newStaff([{ brand: rosa, role }])).get('/api/staff_members')).status, 403, role)
  })

  test('a change counts at once, and the log has both values', async ({ assert }) => {
    const [rosa, vlam] = [await newBrand('rosa', 'GB', 'en-GB'), await newBrand('vlam', 'NL', 'nl-NL')]
    const [admin, kim] = [
      await newPlatformAdmin(),
      await newColleague({ grants: [{ tenant_id: rosa.id, role: 'support' }] }),
    ]
    const change = (said: object) => admin.put(`/api/staff_members/${kim.id}`, said)

    await change({ grants: [{ tenant_id: vlam.id, role: 'operator' }] })

    assert.equal((await kim.browser.get(`/api/tenants/${rosa.id}`)).status, 404)
    assert.equal((await kim.browser.get(`/api/tenants/${vlam.id}`)).status, 200)
    const [entry] = await entriesAbout(kim.id, 'staff_changed')
    assert.deepEqual(entry!.changes, {
      [`roles.${rosa.id}`]: { from: ['support'], to: null },
      [`roles.${vlam.id}`]: { from: null, to: ['operator'] },
    })
    await change({ disabled: true })
    assert.equal((await kim.browser.get('/api/session')).status, 403)
    assert.equal((await visitor().post('/api/session', { email: kim.email, password: PASSWORD })).status, 401)
    await change({ disabled: false })
    assert.equal((await kim.browser.get('/api/session')).status, 403, 'their sessions stay ended')
    assert.equal((await visitor().post('/api/session', { email: kim.email, password: PASSWORD })).status, 200)
  })

  test('nobody disables, demotes or recovers themselves', async ({ assert }) => {
    const kim = await newColleague({ platform_admin: true })

    for (const change of [{ disabled: true }, { platform_admin: false }]) {
      const { status, body } = await kim.browser.put(`/api/staff_members/${kim.id}`, change)
      assert.deepEqual([status, body.errors[0].code], [409, 'own_rights'])
    }
    assert.equal((await kim.browser.delete(`/api/staff_members/${kim.id}/second_factor`)).status, 409)
    assert.equal((await kim.browser.put(`/api/staff_members/${kim.id}`, { name: 'Kim de Wit' })).status, 200)
  })

  test('a link for a new password ends the sessions and leaves the second factor', async ({ assert }) => {
    const [admin, kim] = [await newPlatformAdmin(), await newColleague()]
    const { codes } = await enrol(kim.browser)

    const { body } = await admin.post(`/api/staff_members/${kim.id}/password_link`)

    assert.deepEqual(body, { mailed: true })
    assert.equal((await kim.browser.get('/api/session')).status, 403)
    const token = await linkTo(kim.email, 2)
    assert.equal((await visitor().get(`/api/password_links/${token}`)).body.purpose, 'reset')
    await visitor().post(`/api/password_links/${token}`, { password: 'another password, longer' })
    const logIn = (more: object) =>
      visitor().post('/api/session', { email: kim.email, password: 'another password, longer', ...more })
    assert.equal((await logIn({})).body.errors[0].code, 'totp_required')
    assert.notEqual((await logIn({ totp: codes() })).status, 422)
  })

  test('a newer link ends the older one, and a disabled account has none', async ({ assert }) => {
    const [admin, email] = [await newPlatformAdmin(), newAddress()]
    const invited = { email, name: 'Kim', language: 'en', platform_admin: false, grants: [] }
    const { body } = await admin.post('/api/staff_members', invited)
    const first = await linkTo(email)
    await admin.post(`/api/staff_members/${body.staff_member.id}/password_link`)
    const second = await linkTo(email, 2)

    assert.equal((await visitor().get(`/api/password_links/${first}`)).status, 404)
    assert.equal((await visitor().get(`/api/password_links/${second}`)).status, 200)
    await admin.put(`/api/staff_members/${body.staff_member.id}`, { disabled: true })
    assert.equal((await visitor().get(`/api/password_links/${second}`)).status, 404)
    const { status, body: refused } = await admin.post(`/api/staff_members/${body.staff_member.id}/password_link`)
    assert.deepEqual([status, refused.errors[0].code], [409, 'staff_disabled'])
    const byCommand = await ace('staff:reset', email)
    assert.equal(byCommand.code, 1)
    assert.match(byCommand.stdout + byCommand.stderr, /is disabled/)
    assert.lengthOf(await mailsSoFar(email), 2)
  })

  test('links that were used or over for a month are removed by the job that removes old tokens', async ({
    assert,
  }) => {
    const [rosa, { id }] = [await newBrand('rosa', 'GB', 'en-GB'), await newColleague()]
    await asOwner((owner) => owner.query('delete from staff.password_links where staff_member_id = $1', [id]))
    const add = (name: string, expires: string, used: string | null) =>
      asOwner((owner) =>
        owner.query(
          `insert into staff.password_links (staff_member_id, token_hash, expires_at, used_at)
           values ($1, convert_to($2, 'UTF8'), now() + cast($3 as interval), now() + cast($4 as interval))`,
          [id, `${id} ${name}`, expires, used]
        )
      )
    await add('over', '-31 days', null)
    await add('used', '1 day', '-31 days')
    await add('just over', '-29 days', null)
    await add('just used', '-28 days', '-29 days')
    await add('good', '1 day', null)

    await asTenant(rosa, scheduledJobs.remove_old_tokens)

    const { rows } = await asOwner((owner) =>
      owner.query(
        `select convert_from(token_hash, 'UTF8') as name from staff.password_links where staff_member_id = $1 order by id`,
        [id]
      )
    )
    assert.sameMembers(
      rows.map(({ name }) => name.replace(`${id} `, '')),
      ['just over', 'just used', 'good']
    )
  })

  test('by commands: invited, a new password, and the second factor recovered', async ({ assert }) => {
    const [rosa, email] = [await newBrand('rosa', 'GB', 'en-GB'), newAddress()]
    const invited = await ace('staff:invite', email, 'Kim de Wit', '--role', `support@${rosa.slug}`)
    const [, token] = /\/password\/([\w-]{43})/.exec(invited.stdout)!
    await visitor().post(`/api/password_links/${token}`, { password: PASSWORD })
    const browser = visitor()
    const session = await browser.post('/api/session', { email, password: PASSWORD })
    assert.deepEqual(session.body.staff.grants, [{ tenant_id: rosa.id, slug: rosa.slug, role: 'support' }])
    await enrol(browser)

    const reset = await ace('staff:reset', email)
    const recovered = await ace('staff:recover', email)

    assert.match(reset.stdout, /\/password\/[\w-]{43}/)
    assert.isUndefined(recovered.code)
    assert.equal((await browser.get('/api/session')).status, 403)
    assert.equal((await visitor().post('/api/session', { email, password: PASSWORD })).status, 200)
    for (const wrong of [
      await ace('staff:invite', email, 'Kim'),
      await ace('staff:invite', newAddress(), 'Kim', '--role', 'boss@nowhere'),
      await ace('staff:reset', newAddress()),
      await ace('staff:recover', newAddress()),
    ]) {
      assert.equal(wrong.code, 1)
      assert.notInclude(wrong.stdout + wrong.stderr, '    at ')
    }
  }).tags(['@full'])
})

interface Entry {
  action: string
  changes?: unknown
}

async function entriesAbout(id: string, action?: string): Promise<Entry[]> {
  const { rows } = await asOwner((owner) =>
    owner.query(
      `select action, detail -> 'changes' as changes from staff.audit_entries
       where detail ->> 'level' = 'staff' and detail ->> 'id' = $1 and action = coalesce($2, action) order by id`,
      [id, action ?? null]
    )
  )
  return rows
}

const actionsAbout = async (id: string) => (await entriesAbout(id)).map(({ action }) => action)
