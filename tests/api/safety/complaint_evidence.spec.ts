import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { endComplaints } from '@manyhearts/api/app/safety/cases/end_complaints'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../cast.ts'
import { mailAbout } from '../../mailbox.ts'
import { countRows, giveCredits, write, writeIn } from '../chat/conversing.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../identity/deletion/leaving.ts'
import { tracesInTables } from '../identity/deletion/traces.ts'
import { picture } from '../members/pictures.ts'
import { upload } from '../members/uploading.ts'
import { eventually } from '../notices/eventually.ts'
import { decide, report, storedComplaint } from './complaining.ts'

test.group('Evidence of a complaint', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
    await Promise.all([giveCredits(cast.ann, 1000), giveCredits(cast.ben, 1000)])
  })

  const fileOf = (filename: string) => join(process.env.DATA_DIR!, filename)
  const uploaded = async () => {
    const { ben } = cast
    const { id } = (await upload(ben.browser, await picture({ colour: '#a33' }))).body.photo
    await asTenant(cast.rosa, () => tenantRows(`update app.photos set status = 'active' where id = ?`, [id]))
    return id as string
  }
  const erase = async (person: Cast['ann']) => {
    await leave(person)
    // Waits, so that the certificate is not mistaken for this mail.
    await mailAbout(person.member.email, /deleted/)
    await letDaysPass(person, 15)
    await eraseWhoseTimeHasCome(cast.rosa)
  }

  test('is what was there when it was reported, whatever becomes of it', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    await ben.browser.put('/api/profile', { about_me: 'I am a doctor at sea' })

    const { number } = (await report(ann, 'profile', ben.profile.id)).body.complaint
    await ben.browser.put('/api/profile', { about_me: 'I like walking' })

    const { snapshot } = await storedComplaint(rosa, number)
    assert.containSubset(snapshot.profile, { name: 'Ben', about_me: 'I am a doctor at sea' })
    assert.notProperty(snapshot.profile, 'tenant_id')
  })

  test('of a message includes those around it', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const { id } = (await write(ann, ben.profile, 'Hello Ben')).body.conversation
    const message = (await writeIn(id, ben, 'Send me money')).body.message.id
    for (let time = 0; time < 7; time++) await writeIn(id, ann, `No ${time}`)

    const { number } = (await report(ann, 'message', message, { reason: 'money' })).body.complaint

    const { messages } = (await storedComplaint(rosa, number)).snapshot
    assert.lengthOf(messages, 7)
    assert.containSubset(messages, [
      { body: 'Hello Ben', reported: false },
      { body: 'Send me money', reported: true },
    ])
  })

  test('can’t be read in the role that serves members', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    await report(ann, 'profile', ben.profile.id)

    await assert.rejects(
      () => asTenant(rosa, () => tenantRows('select snapshot from app.complaint_evidence')),
      /permission denied/
    )
  })

  test('keeps a photo’s file after its owner removed it, until six months after the decision', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const photo = await uploaded()
    const { number } = (await report(ann, 'photo', photo, { reason: 'stolen' })).body.complaint
    const [filename] = (await storedComplaint(rosa, number)).held
    await ben.browser.delete(`/api/photos/${photo}`)

    await decide(rosa, number, 'removed', 5)
    await asTenant(rosa, endComplaints)
    await assert.doesNotReject(() => access(fileOf(filename)))

    await decide(rosa, number, 'removed', 6)
    await asTenant(rosa, endComplaints)

    assert.isUndefined(await storedComplaint(rosa, number))
    const isGone = () =>
      access(fileOf(filename)).then(
        () => undefined,
        () => true
      )
    assert.isTrue(await eventually('the end of the file', isGone))
  })

  test('outlives the reported member, who is told so', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const photo = await uploaded()
    const { number } = (await report(ann, 'profile', ben.profile.id)).body.complaint
    const [filename] = (await storedComplaint(rosa, number)).held
    assert.exists(photo)

    await erase(ben)

    const { snapshot, profile_id } = await storedComplaint(rosa, number)
    assert.equal(snapshot.profile.name, 'Ben')
    assert.isNull(profile_id)
    await assert.doesNotReject(() => access(fileOf(filename)))
    assert.match((await mailAbout(ben.member.email, /erased/)).text!, /open report, until 6 months/)
  })

  test('stays without the reporter’s name when they are erased', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const { number } = (await report(ann, 'profile', ben.profile.id)).body.complaint

    await erase(ann)

    const { reporter_member_id, reporter_email, request_hash } = await storedComplaint(rosa, number)
    assert.deepEqual([reporter_member_id, reporter_email, request_hash], [null, null, null])
    assert.notInclude(
      (await tracesInTables({ member: ann.member.id })).map((trace) => trace.split('.')[1]),
      'complaints'
    )
    assert.equal(await countRows(rosa, 'app.hidings where profile_id = $1', ann.profile.id), 0)
  })

  test('is in no one’s copy of their data; that they complained is', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    await report(ann, 'profile', ben.profile.id, { words: 'He is not who he says' })
    const { personalDataRows } = await import('@manyhearts/api/app/identity/personal_data/personal_data_rows')

    const [hers, his] = await Promise.all(
      [ann, ben].map(({ member, profile }) =>
        asTenant(rosa, () => personalDataRows(Object.assign(member, { profile })))
      )
    )

    assert.containSubset(hers!.complaints, [{ words: 'He is not who he says' }])
    assert.notProperty(hers!.complaints![0], 'profile_id')
    assert.deepEqual([his!.complaints, his!.hidings], [[], []])
  })
})
