import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { endComplaints } from '@manyhearts/api/app/safety/cases/end_complaints'
import { remindStaff } from '@manyhearts/api/app/safety/cases/remind_staff'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { mailAbout, mailsSoFar, newestMailTo } from '../../../mailbox.ts'
import type { Visitor } from '../../../visitor.ts'
import { auditOf, listPath, newStaff } from '../../admin/staff_of.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../../identity/deletion/leaving.ts'
import { picture } from '../../members/pictures.ts'
import { upload } from '../../members/uploading.ts'
import { eventually } from '../../notices/eventually.ts'
import { report, storedComplaint } from '../complaining.ts'
import { complaintId, decideAs, decisionTold, letPass, moderatorOf, NOTHING } from './handling.ts'
import { clocksAt, newComplaint, newSuspicion, SEEN, toldNow } from './suspecting.ts'

const REASON = 'It was a line from a film.'

test.group('Suspected crimes', (group) => {
  let cast: Cast
  let mia: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    mia = await moderatorOf(cast.rosa)
  })

  const root = () => `/api/tenants/${cast.rosa.id}`
  const open = (as: Visitor, complaint: string, more: object = {}) =>
    as.post(`${root()}/complaints/${complaint}/suspicion`, { ...SEEN, ...more })
  const step = (as: Visitor, id: string, name: string, body: object) =>
    as.post(`${root()}/suspicions/${id}/${name}`, body)
  const inform = (as: Visitor, id: string, more: object = {}) => step(as, id, 'report', { ...toldNow(), ...more })
  const end = (as: Visitor, id: string) => step(as, id, 'end', { outcome: 'pursued', words: 'They arrested him.' })
  const dismiss = (as: Visitor, id: string) => step(as, id, 'dismissal', { words: REASON })
  const list = async (filter = {}) =>
    (await mia.get(listPath('suspicions', { filter: { tenant_id: cast.rosa.id, ...filter } }))).body
  const whole = async (id: string) => (await mia.get(`/api/suspicions/${id}?tenant_id=${cast.rosa.id}`)).body
  const codeOf = ({ body }: { body: any }) => body.errors[0].code
  const fieldOf = ({ body }: { body: any }) => body.errors[0].field
  /** Moves the end of a brand's records back. */
  const letEndPass = (interval: string) =>
    asOwner(
      (owner) =>
        owner.query(`update app.suspicions set ended_at = ended_at - cast($2 as interval) where tenant_id = $1`, [
          cast.rosa.id,
          interval,
        ]),
      cast.rosa
    )
  const reported = async (kind: 'profile' | 'photo' = 'profile', id = cast.ben.profile.id) => {
    const { number } = (await report(cast.ann, kind, id, { reason: 'threat' })).body.complaint
    return { number: number as string, id: await complaintId(cast.rosa, number) }
  }

  test('are recorded by support, told to an authority and ended; the log has the steps without the words', async ({
    assert,
  }) => {
    const kim = await newStaff([{ brand: cast.rosa, role: 'support' }])
    const complaint = await reported()
    const opened = await open(kim, complaint.id)
    assert.equal(opened.status, 201)
    assert.match(opened.body.number, /^S-[2-9A-Z]{8}$/)

    const [row] = await list({ state: 'open' })
    assert.containSubset(row, {
      number: opened.body.number,
      kind: 'threat_to_life',
      urgency: 'immediate',
      state: 'open',
      complaint: { id: complaint.id, number: complaint.number },
      opened_by: { name: 'Sam' },
    })
    assert.notInclude(JSON.stringify(row), 'knife')
    const hours = (Date.parse(row.due_at) - Date.parse(row.opened_at)) / 3_600_000
    assert.equal(hours, 1)
    assert.deepEqual(await list({ complaint_id: [complaint.id] }), [row])

    assert.equal((await inform(mia, row.id)).status, 204)
    assert.containSubset(await whole(row.id), {
      state: 'informed',
      words: SEEN.words,
      at_risk: SEEN.at_risk,
      authority: 'Politie Amsterdam',
      authority_country: 'NL',
      reference: 'PL-2026-77',
      informed_by: { name: 'Sam' },
    })
    assert.equal((await end(mia, row.id)).status, 204)
    assert.containSubset(await whole(row.id), { state: 'ended', outcome: 'pursued', ending: 'They arrested him.' })
    assert.lengthOf(await list({ state: 'ended' }), 1)

    const entries = (await auditOf(cast.rosa)).filter(({ action }) => action.startsWith('suspicion'))
    assert.deepEqual(
      entries.map(({ action, detail }) => [action, detail]),
      ['suspicion_opened', 'suspicion_reported', 'suspicion_ended'].map((action) => [
        action,
        { level: 'suspicion', id: row.id, name: row.number },
      ])
    )
  })

  test('are open once for each complaint, and anew after they ended', async ({ assert }) => {
    const complaint = await newComplaint(cast.rosa)
    await open(mia, complaint)
    const again = await open(mia, complaint)
    assert.deepEqual([again.status, codeOf(again)], [409, 'suspicion_open'])
    const [{ id }] = await list()
    const other = await moderatorOf(cast.rosa)
    await dismiss(other, id)
    assert.equal((await open(mia, complaint)).status, 201)
    assert.lengthOf(await list(), 2)
  })

  test('two who record the same at once get one', async ({ assert }) => {
    const complaint = await newComplaint(cast.rosa)
    const answers = await Promise.all([open(mia, complaint), open(mia, complaint)])
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [201, 409]
    )
  })

  test('are none only by another person’s finding, and before an authority was told', async ({ assert }) => {
    const complaint = await newComplaint(cast.rosa)
    await open(mia, complaint)
    const [{ id }] = await list()
    const own = await dismiss(mia, id)
    assert.deepEqual([own.status, codeOf(own)], [403, 'own_suspicion'])
    const other = await moderatorOf(cast.rosa)
    assert.equal((await dismiss(other, id)).status, 204)
    assert.containSubset(await whole(id), { state: 'unfounded', outcome: 'unfounded', ending: REASON })
    for (const late of [await inform(mia, id), await end(mia, id), await dismiss(other, id)])
      assert.deepEqual([late.status, codeOf(late)], [409, 'suspicion_moved_on'])

    const told = await newSuspicion(cast.rosa, { told: true })
    for (const late of [await dismiss(other, told), await inform(mia, told)])
      assert.equal(codeOf(late), 'suspicion_moved_on')
    const untold = await newSuspicion(cast.rosa)
    assert.equal(codeOf(await end(mia, untold)), 'suspicion_moved_on')
  })

  test('refuse what is incomplete, unknown or impossible', async ({ assert }) => {
    const complaint = await newComplaint(cast.rosa)
    assert.equal(fieldOf(await open(mia, complaint, { kind: 'gossip' })), 'kind')
    assert.equal(fieldOf(await open(mia, complaint, { urgency: 'some day' })), 'urgency')
    assert.equal(fieldOf(await open(mia, complaint, { words: ' ' })), 'words')
    assert.equal(fieldOf(await open(mia, complaint, { words: 'x'.repeat(2_001) })), 'words')
    assert.equal(fieldOf(await open(mia, complaint, { at_risk: 'x'.repeat(501) })), 'at_risk')
    assert.equal((await open(mia, '1')).status, 404)

    const id = await newSuspicion(cast.rosa)
    const tomorrow = clocksAt(new Date(Date.now() + 86_400_000))
    const before = clocksAt(new Date(Date.now() - 2 * 86_400_000))
    for (const informed_at of [tomorrow, before, 'yesterday', '2026-02-30T09:00'])
      assert.equal(fieldOf(await inform(mia, id, { informed_at })), 'informed_at', informed_at)
    for (const country of ['', 'Holland', 'UK', 'AA'])
      assert.equal(fieldOf(await inform(mia, id, { country })), 'country', country)
    assert.equal(fieldOf(await inform(mia, id, { authority: ' ' })), 'authority')
    const told = await newSuspicion(cast.rosa, { told: true })
    assert.equal(fieldOf(await step(mia, told, 'end', { outcome: 'unfounded', words: 'No' })), 'outcome')
    assert.equal(fieldOf(await step(mia, told, 'end', { outcome: 'pursued', words: '' })), 'words')
    assert.equal(fieldOf(await step(mia, id, 'dismissal', { words: 'No' })), 'words')
    assert.equal((await inform(mia, '1')).status, 404)
  })

  test('are opened by who reads complaints, and seen by operators and moderators', async ({ assert }) => {
    const id = await newSuspicion(cast.rosa)
    for (const [role, opens, sees] of [
      ['operator', 201, 200],
      ['moderator', 201, 200],
      ['support', 201, 403],
      ['read_only', 403, 403],
      ['finance', 403, 403],
    ] as const) {
      const one = await newStaff([{ brand: cast.rosa, role }])
      assert.equal((await open(one, await newComplaint(cast.rosa))).status, opens, role)
      assert.equal((await one.get(`/api/suspicions/${id}?tenant_id=${cast.rosa.id}`)).status, sees, role)
      if (sees === 403)
        for (const { status } of [await inform(one, id), await end(one, id), await dismiss(one, id)])
          assert.equal(status, 403, role)
    }
    const stranger = await moderatorOf(cast.vlam)
    assert.equal((await inform(stranger, id)).status, 404)
    const foreign = `/api/tenants/${cast.vlam.id}/suspicions/${id}/dismissal`
    assert.equal((await stranger.post(foreign, { words: REASON })).status, 404)
    assert.equal((await stranger.get(`/api/suspicions/${id}?tenant_id=${cast.vlam.id}`)).status, 404)
  })

  test('are mailed at once to who may tell an authority, again each day, and no more once one knows', async ({
    assert,
  }) => {
    const address = await asOwner(async (owner) => {
      const { rows } = await owner.query(
        `select email from staff.staff_members where exists (
           select from staff.grants where staff_member_id = staff_members.id and tenant_id = $1)`,
        [cast.rosa.id]
      )
      return rows[0].email as string
    })
    const complaint = await newComplaint(cast.rosa)
    const { number } = (await open(mia, complaint)).body
    const mail = await newestMailTo(address)
    assert.match(mail.subject!, /an authority has to be told/)
    assert.include(mail.text!, `${number}, suspected crime`)
    assert.include(mail.text!, `/tenants/${cast.rosa.id}/show/suspicions`)
    assert.notInclude(mail.text!, 'knife')
    const remind = () => asTenant(cast.rosa, remindStaff)
    const letDayPass = () =>
      asOwner(
        (owner) =>
          owner.query(
            `update app.suspicions set reminded_at = reminded_at - interval '25 hours' where tenant_id = $1`,
            [cast.rosa.id]
          ),
        cast.rosa
      )
    await remind()
    assert.lengthOf(await mailsSoFar(address), 1)
    await letDayPass()
    await remind()
    await newestMailTo(address, 2)
    await inform(mia, (await list())[0].id)
    await letDayPass()
    await remind()
    assert.lengthOf(await mailsSoFar(address), 2)
  })

  test('keep their complaint, its evidence and files while they are open and for a year after', async ({ assert }) => {
    const { rosa, ben } = cast
    const photo = (await upload(ben.browser, await picture({ colour: '#a33' }))).body.photo.id as string
    await asTenant(rosa, () => tenantRows(`update app.photos set status = 'active' where id = ?`, [photo]))
    const { id, number } = await reported('photo', photo)
    const [filename] = (await storedComplaint(rosa, number)).held
    const path = join(process.env.DATA_DIR!, filename)
    await open(mia, id)
    await decideAs(mia, rosa, id)
    await letPass(rosa, '3 years')
    await asTenant(rosa, endComplaints)
    assert.exists((await storedComplaint(rosa, number)).snapshot, 'it is open')
    await ben.browser.delete(`/api/photos/${photo}`)

    const [row] = await list()
    await inform(mia, row.id)
    await end(mia, row.id)
    await letEndPass('11 months')
    await asTenant(rosa, endComplaints)
    assert.exists((await storedComplaint(rosa, number)).snapshot, 'it ended less than a year ago')
    await access(path)

    await decisionTold(rosa)
    await letPass(rosa, '6 months 2 days')
    await letEndPass('32 days')
    await asTenant(rosa, endComplaints)
    assert.isUndefined(await storedComplaint(rosa, number))
    assert.lengthOf(await list(), 0)
    await eventually('the file is gone', async () =>
      (await access(path).catch(() => 'gone')) === 'gone' ? true : undefined
    )
  })

  test('let an account be erased, and keep what was there when it was reported', async ({ assert }) => {
    const { rosa, ben } = cast
    const { id, number } = await reported()
    await open(mia, id)
    await leave(ben)
    await mailAbout(ben.member.email, /deleted/)
    await letDaysPass(ben, 15)
    await eraseWhoseTimeHasCome(rosa)
    const certificate = await mailAbout(ben.member.email, /erased/i)
    assert.notMatch(certificate.text!, /crime|suspi|authority/i)
    await decideAs(mia, rosa, id, NOTHING)
    await letPass(rosa, '3 years')
    await asTenant(rosa, endComplaints)
    const { snapshot, profile_id: profile } = await storedComplaint(rosa, number)
    assert.isNull(profile)
    assert.equal(snapshot.profile.name, 'Ben')
  })

  test('that were found to be none keep nothing', async ({ assert }) => {
    const { id, number } = await reported()
    await open(mia, id)
    const other = await moderatorOf(cast.rosa)
    await decideAs(mia, cast.rosa, id)
    await dismiss(other, (await list())[0].id)
    await decisionTold(cast.rosa)
    await letPass(cast.rosa, '6 months 2 days')
    await asTenant(cast.rosa, endComplaints)
    assert.isUndefined(await storedComplaint(cast.rosa, number))
    assert.lengthOf(await list(), 0)
  })

  test('can’t be read in the role that serves members, nor deleted by staff’s', async ({ assert }) => {
    await newSuspicion(cast.rosa)
    for (const column of ['kind', 'words', 'at_risk', 'authority', 'opened_by'])
      await assert.rejects(
        () => asTenant(cast.rosa, () => tenantRows(`select ${column} from app.suspicions`)),
        /permission denied/
      )
    await assert.rejects(
      () => asTenant(cast.rosa, () => tenantRows('delete from app.suspicions'), { connection: 'staff' }),
      /permission denied/
    )
  })
})
