import { test } from '@japa/runner'
import { stateTextRefusalJob } from '@manyhearts/api/app/admin/profile_texts/state_text_refusal_job'
import { forgetTexts } from '@manyhearts/api/app/members/profile_texts/forget_texts'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { mailAbout, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { countRows } from '../../chat/conversing.ts'
import { take } from '../../safety/cases/handling.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'

const LINKED = 'More of me on www.example.com'

test.group('Texts of profiles in the console', (group) => {
  let cast: Cast
  let mo: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    mo = await newStaff([{ brand: cast.rosa, role: 'moderator' }])
    await change('I bake.')
    await change(LINKED)
  })

  const change = async (about: string) => (await cast.ann.browser.put('/api/profile', { about_me: about })).body.profile
  const list = async (filter: object = { state: 'held' }, who = mo) =>
    (await who.get(listPath('profile_texts', { filter }))).body
  const idOfHeld = async (): Promise<string> => (await list())[0].id
  const decide = (id: string, how: string, body: object = {}, who = mo, brand = cast.rosa) =>
    who.post(`/api/tenants/${brand.id}/profile_texts/${id}/${how}`, body)
  const shown = async () => (await cast.ben.browser.get(`/api/members/${cast.ann.profile.id}`)).body.profile.about_me
  const unseen = async () => (await cast.ann.browser.get('/api/profile')).body.profile.unseen_texts
  const letMinutesPass = (minutes: number) =>
    asOwner(
      (owner) =>
        owner.query(
          'update app.profile_texts set decided_at = decided_at - make_interval(mins => $2) where tenant_id = $1',
          [cast.rosa.id, minutes]
        ),
      cast.rosa
    )
  const state = async (id: string) => stateTextRefusalJob((await siteByTenantId(cast.rosa.id))!, id)
  const refusedForGood = async (reason = 'contact') => {
    const id = await idOfHeld()
    await decide(id, 'refusal', { reason })
    await letMinutesPass(11)
    await state(id)
    return id
  }

  test('wait with what others see, the oldest first, and are counted as late after a day', async ({ assert }) => {
    const [held] = await list()

    assert.containSubset(held, {
      tenant_id: cast.rosa.id,
      state: 'held',
      field: 'about_me',
      body: LINKED,
      shown: 'I bake.',
      found: 'link',
      member: { member_id: cast.ann.member.id, name: 'Ann' },
      decided_at: null,
      decided_by: null,
      reason: null,
    })
    assert.equal(Date.parse(held.due_at) - Date.parse(held.held_at), 24 * 3_600_000)
  })

  test('are shown to others once published, and taken back by who published them', async ({ assert }) => {
    const id = await idOfHeld()
    const other = await newStaff([{ brand: cast.rosa, role: 'operator' }])

    assert.equal((await decide(id, 'publication')).status, 204)
    assert.equal(await shown(), LINKED)
    assert.deepEqual(await unseen(), [])
    const refused = [await decide(id, 'publication'), await decide(id, 'refusal', { reason: 'other' })]
    refused.push(await decide(id, 'undo', {}, other))
    assert.deepEqual(
      refused.map(({ status, body }) => [status, body.errors[0].code]),
      Array(3).fill([409, 'profile_text_moved_on'])
    )

    assert.equal((await decide(id, 'undo')).status, 204)
    assert.equal(await shown(), 'I bake.')
    assert.containSubset(await list(), [{ id, state: 'held', decided_by: null }])
    assert.sameMembers(
      (await auditOf(cast.rosa)).map(({ action }) => action),
      ['profile_text_published', 'profile_text_undone']
    )
  })

  test('stay published after ten minutes, and where their member has written another one', async ({ assert }) => {
    const id = await idOfHeld()
    await decide(id, 'publication')
    await letMinutesPass(11)
    assert.equal((await decide(id, 'undo')).status, 409)

    await change('Call 06-12345678')
    const next = await idOfHeld()
    await decide(next, 'publication')
    await change('I bake again.')
    assert.equal((await decide(next, 'undo')).status, 409)
    assert.equal(await shown(), 'I bake again.')
  })

  test('are not judged any more once their member has written another one', async ({ assert }) => {
    const id = await idOfHeld()
    await change('I bake again.')

    for (const answer of [await decide(id, 'publication'), await decide(id, 'refusal', { reason: 'other' })])
      assert.deepEqual([answer.status, answer.body.errors[0].code], [409, 'profile_text_moved_on'])
    assert.equal(await shown(), 'I bake again.')
    assert.containSubset(await list({ state: 'replaced' }), [{ id }])
  })

  test('that are refused tell their member why once it can’t be undone, and an appeal publishes them', async ({
    assert,
  }) => {
    const { rosa, ann } = cast
    const id = await idOfHeld()
    assert.equal((await decide(id, 'refusal', { reason: 'ugly' })).status, 422)
    assert.equal((await decide(id, 'refusal', { reason: 'contact' })).status, 204)
    await state(id)
    assert.equal(await countRows(rosa, 'app.decisions where profile_id = $1', ann.profile.id), 0)
    assert.containSubset(await unseen(), [{ body: LINKED, refused: false, reason: null }])

    await letMinutesPass(11)
    await state(id)
    await state(id)
    assert.equal((await decide(id, 'undo')).status, 409)
    const token = tokenIn(await mailAbout(ann.member.email, /decision/i))
    const { body } = await new Visitor(rosa.host).get(`/api/complaints/${token}`)
    assert.containSubset(await unseen(), [{ refused: true, reason: 'contact', decision: `/${token}` }])
    assert.containSubset(body.decision, { ground: 'terms', measures: ['removed'], subject_kind: 'text' })
    assert.match(body.decision.facts, /contact details.*software.*www\.example\.com/s)
    assert.equal(
      await countRows(rosa, `app.complaints where profile_id = $1 and source = 'software'`, ann.profile.id),
      1
    )
    assert.equal(await shown(), 'I bake.')

    await appealed(token)

    assert.equal(await shown(), LINKED)
    assert.deepEqual(await unseen(), [])
    assert.containSubset(await list({ state: 'published' }), [{ id }])
  })

  /** An appeal that another moderator grants, who is shown the text. */
  async function appealed(token: string): Promise<void> {
    const { rosa } = cast
    await new Visitor(rosa.host).post(`/api/complaints/${token}/appeal`, { words: 'It is my own page' })
    const other = await newStaff([{ brand: rosa, role: 'moderator' }])
    const [complaint] = (await other.get(listPath('complaints', { filter: { tenant_id: rosa.id } }))).body
    const { profile } = (await other.get(`/api/tenants/${rosa.id}/complaints/${complaint.id}/evidence`)).body
    if (profile.about_me !== LINKED) throw new Error(`The evidence is ${profile.about_me}`)
    const { appeals } = (await other.get(`/api/complaints/${complaint.id}?tenant_id=${rosa.id}`)).body
    const { status, text } = await other.post(`/api/tenants/${rosa.id}/appeals/${appeals[0].id}/decision`, {
      lease: await take(other, rosa, complaint.id),
      complaint_id: complaint.id,
      outcome: 'overturned',
      statement: 'We were wrong.',
      language: 'en',
      reason: 'Looked again',
    })
    if (status !== 204) throw new Error(text)
  }

  test('that were refused and overturned stay as their member wants them by then', async ({ assert }) => {
    await refusedForGood()
    const token = tokenIn(await mailAbout(cast.ann.member.email, /decision/i))
    await change('I bake again.')

    await appealed(token)

    assert.equal(await shown(), 'I bake again.')
    assert.lengthOf(await list({ state: 'replaced' }), 1)
  })

  test('that the brand has read anyway are the team’s own to refuse, and a refused one is refused again', async ({
    assert,
  }) => {
    cast = await newCast({ rosa: { texts_moderated: true } })
    mo = await newStaff([{ brand: cast.rosa, role: 'moderator' }])
    await change('You are all so ugly')
    await refusedForGood('offensive')

    const { id } = cast.ann.profile
    assert.equal(await countRows(cast.rosa, `app.complaints where profile_id = $1 and source = 'team'`, id), 1)
    assert.containSubset((await change('You are all so ugly')).unseen_texts, [{ refused: true, reason: 'offensive' }])
    assert.deepEqual(await list(), [])
  })

  test('are forgotten after 90 days once they count no more, but not as long as an appeal may publish them', async ({
    assert,
  }) => {
    const { rosa } = cast
    const forget = async (days: number) => {
      await letMinutesPass(days * 24 * 60)
      await asTenant(rosa, forgetTexts)
      return countRows(rosa, 'app.profile_texts where tenant_id = $1', rosa.id)
    }
    await refusedForGood()
    await change('Call 06-12345678')
    await decide(await idOfHeld(), 'publication')

    assert.equal(await forget(89), 2)
    assert.equal(await forget(2), 1)
    assert.containSubset(await list({}), [{ state: 'refused', body: LINKED }])
  })

  test('are for operators and moderators of the brand', async ({ assert }) => {
    const { rosa, vlam } = cast
    const id = await idOfHeld()
    for (const role of ['support', 'read_only', 'finance', 'desk']) {
      const sam = await newStaff([{ brand: rosa, role }])
      const answers = [await sam.get(listPath('profile_texts')), await decide(id, 'publication', {}, sam)]
      assert.deepEqual(
        answers.map(({ status }) => status),
        [403, 403],
        role
      )
    }
    const theirs = await newStaff([{ brand: vlam, role: 'moderator' }])
    assert.deepEqual(await list({}, theirs), [])
    assert.equal((await decide(id, 'publication', {}, theirs)).status, 404)
    assert.equal((await decide(id, 'publication', {}, theirs, vlam)).status, 404)
  })
})
