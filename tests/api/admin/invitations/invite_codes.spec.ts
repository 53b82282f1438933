import { test } from '@japa/runner'
import { asOwner, type Brand, newBrand } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { signUp } from '../../identity/signup/signing_up.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'
import { INVITATION, newInviteCode } from './calls_of_invitations.ts'

test.group('Invitation codes in the console', (group) => {
  let rosa: Brand
  let sam: Visitor
  let root: string
  group.each.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB', { signups: 'invite_only' })
    sam = await newStaff([{ brand: rosa, role: 'operator' }])
    root = `/api/tenants/${rosa.id}`
  })

  const list = async (filter: object = {}) =>
    (await sam.get(listPath('invite_codes', { filter: { tenant_id: rosa.id, ...filter } }))).body as any[]
  const faults = ({ body, text }: any) =>
    (body.errors ?? [{ field: text, code: '' }]).map(({ field, code }: any) => `${field} ${code}`)
  const make = (fields: object = {}) => sam.post(`${root}/invite_codes`, { ...INVITATION, code: 'FRIENDS', ...fields })
  const joins = async (code: string) => {
    const { answer } = await signUp(rosa, { invite_code: code })
    return answer.status === 201 ? 'in' : faults(answer).join()
  }

  test('are made, let people in as often as they say, and are in no log as a whole', async ({ assert }) => {
    const made = await make({ code: ' spring 1 ', uses: 1, note: 'For the fair' })
    assert.equal(made.status, 201)
    assert.deepInclude(made.body, { code: 'SPRING1', state: 'running', uses: 1, used: 0, left: 1, made_by: 'Sam' })

    assert.equal(await joins('spring1'), 'in')

    assert.equal(await joins('spring1'), 'invite_code invite_code')
    assert.deepInclude((await list())[0], { state: 'used_up', used: 1, left: 0, note: 'For the fair', batch: null })
    const [entry] = await auditOf(rosa)
    assert.deepInclude(entry, { action: 'invite_code_changed' })
    assert.deepEqual(entry!.detail, {
      level: 'invitation',
      name: 'SP…',
      changes: { uses: { from: null, to: 1 }, note: { from: null, to: 'For the fair' } },
    })
  })

  test('that are stopped let nobody in, with the same words as a wrong one, until they are resumed', async ({
    assert,
  }) => {
    const { body } = await make()
    const put = (stopped: boolean, version: string) =>
      sam.put(`${root}/invite_codes/${body.id}`, { ...INVITATION, stopped, version })

    const stopped = await put(true, body.version)

    assert.equal(stopped.body.state, 'stopped')
    const refused = async (invite_code: string) => (await signUp(rosa, { invite_code })).answer
    assert.deepEqual((await refused('FRIENDS')).body, (await refused('FOES')).body)
    assert.deepEqual(
      (await list({ state: 'stopped' })).map(({ code }) => code),
      ['FRIENDS']
    )
    assert.equal((await put(false, body.version)).body.errors[0].code, 'offer_changed')
    assert.equal((await put(false, stopped.body.version)).body.state, 'running')
    assert.equal(await joins('FRIENDS'), 'in')
    assert.deepEqual(
      (await auditOf(rosa)).slice(-2).map(({ detail }) => detail.changes),
      [{ state: { from: 'running', to: 'stopped' } }, { state: { from: 'stopped', to: 'running' } }]
    )
  })

  test('get other uses and another note, never fewer uses than they had', async ({ assert }) => {
    const id = await newInviteCode(rosa, { used: 2 })
    const [{ version }] = await list()
    const put = (fields: object) =>
      sam.put(`${root}/invite_codes/${id}`, { ...INVITATION, stopped: false, version, ...fields })

    assert.deepEqual(faults(await put({ uses: 1 })), ['uses min'])
    assert.deepEqual(faults(await put({ uses: 0 })), ['uses range'])
    assert.deepInclude((await put({ uses: 2, note: 'Done' })).body, { uses: 2, state: 'used_up', note: 'Done' })
    assert.equal((await sam.put(`${root}/invite_codes/1`, { ...INVITATION, stopped: false, version })).status, 404)
  })

  test('that can’t be are refused by field', async ({ assert }) => {
    await make({ code: 'Friends-1' })
    const refused = async (fields: object) => faults(await make(fields))

    assert.deepEqual(await refused({ code: 'fri ends-1' }), ['code code_taken'])
    assert.deepEqual(await refused({ code: 'abc' }), ['code invite_code_format'])
    assert.deepEqual(await refused({ code: 'ÆØÅÅ' }), ['code invite_code_format'])
    assert.deepEqual(await refused({ code: '' }), ['code invite_code_format'])
    assert.deepEqual(await refused({ uses: 100_001 }), ['uses range'])
    assert.deepEqual(await refused({ uses: 1.5 }), ['uses withoutDecimals'])
    assert.deepEqual(await refused({ note: 'x'.repeat(201) }), ['note maxLength'])
  })

  test('are made together, and read whole by who runs the brand alone', async ({ assert }) => {
    const made = await sam.post(`${root}/invite_batches`, { name: '=Fair, 1', count: 500, uses: 2 })
    assert.equal(made.status, 201)
    assert.deepInclude(made.body, { name: '=Fair, 1', count: 500, uses: 1_000, used: 0, stopped: 0, made_by: 'Sam' })
    const again = (fields: object) => sam.post(`${root}/invite_batches`, { name: 'x', count: 1, uses: 1, ...fields })
    assert.deepEqual(faults(await again({ name: '=Fair, 1' })), ['name name_taken'])
    assert.deepEqual(faults(await again({ count: 501 })), ['count range'])
    assert.deepEqual(faults(await again({ count: 0 })), ['count range'])
    const [shown] = await list({ kind: 'unique' })
    assert.match(shown.code, /^\w{4}…$/)
    assert.lengthOf(await list({ kind: 'everybody' }), 0)

    const path = `${root}/invite_batches/${encodeURIComponent('=Fair, 1')}`
    const file = await sam.get(`${path}/file`)

    const [heading, ...lines] = file.text.trim().split('\r\n')
    assert.equal(heading, 'code,link,uses,used,state,made_by,batch')
    assert.lengthOf(new Set(lines.map((line) => line.split(',')[0])), 500)
    assert.match(lines[0]!, /^([2-9A-HJ-NP-Z]{10}),http:\/\/[^,]+\/signup\?invite_code=\1,2,0,running,Sam,"'=Fair, 1"$/)
    const [code] = lines[0]!.split(',') as [string]
    assert.lengthOf(await list({ q: code.toLowerCase() }), 1)
    assert.lengthOf(await list({ q: code.slice(0, 9) }), 0)
    assert.equal(await joins(code), 'in')
    const support = await newStaff([{ brand: rosa, role: 'support' }])
    assert.equal((await support.get(`${root}/invite_batches`)).body.batches[0].used, 1)
    assert.equal((await support.get(`${path}/file`)).status, 403)
    assert.deepEqual(
      (await auditOf(rosa)).map(({ action, detail }) => [action, detail.name, detail.rows]),
      [
        ['invite_codes_made', '=Fair, 1', 500],
        ['invite_codes_read', '=Fair, 1', 500],
      ]
    )
  })

  test('that were made together are stopped and resumed together', async ({ assert }) => {
    await sam.post(`${root}/invite_batches`, { name: 'Fair', count: 2, uses: 1 })
    const path = `${root}/invite_batches/Fair`
    const [code] = (await sam.get(`${path}/file`)).text.trim().split('\r\n')[1]!.split(',') as [string]

    assert.equal((await sam.put(`${path}/state`, { stopped: true })).body.stopped, 2)
    assert.equal(await joins(code), 'invite_code invite_code')
    assert.equal((await sam.put(`${path}/state`, { stopped: true })).status, 409)
    assert.equal((await sam.put(`${path}/state`, { stopped: false })).body.stopped, 0)
    assert.equal(await joins(code), 'in')
    assert.equal((await sam.put(`${root}/invite_batches/none/state`, { stopped: true })).status, 404)
    assert.equal((await sam.get(`${root}/invite_batches/none/file`)).status, 404)
  })

  test('of another brand are not there', async ({ assert }) => {
    const vlam = await newBrand('vlam', 'NL', 'nl-NL')
    const id = await newInviteCode(vlam, { code: 'VLAM-1', batch: 'Theirs' })

    const put = await sam.put(`${root}/invite_codes/${id}`, { ...INVITATION, stopped: true, version: 'x' })

    assert.equal(put.status, 404)
    assert.equal((await sam.get(`/api/tenants/${vlam.id}/invite_batches`)).status, 404)
    assert.equal((await sam.put(`${root}/invite_batches/Theirs/state`, { stopped: true })).status, 404)
    assert.equal((await make({ code: 'VLAM-1' })).status, 201)
    const stopped = await asOwner(
      async (owner) =>
        (await owner.query('select stopped_at from app.invite_codes where id = $1', [id])).rows[0].stopped_at,
      vlam
    )
    assert.isNull(stopped)
  })
})
