import { test } from '@japa/runner'
import { type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { countRows } from '../../chat/conversing.ts'
import { auditOf, newPlatformAdmin, newStaff } from '../staff_of.ts'

test.group('Notes on members', (group) => {
  let cast: Cast
  let sam: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
  })

  const path = ({ member } = cast.ann, brand = cast.rosa) => `/api/tenants/${brand.id}/members/${member.id}/notes`
  const write = (text: string, as = sam) => as.post(path(), { text })
  const read = async (as = sam, query = ''): Promise<{ notes: any[]; next: string | null }> =>
    (await as.get(path() + query)).body
  const texts = async () => (await read()).notes.map(({ text }) => text)
  const logged = async () => (await auditOf(cast.rosa)).map(({ action }) => action)

  test('are read newest first, with their author and time', async ({ assert }) => {
    assert.deepEqual(await read(), { notes: [], next: null })

    assert.equal((await write('  Called her.\nShe will write.  ')).status, 204)
    assert.equal((await write('She wrote')).status, 204)

    const { notes } = await read()
    assert.deepEqual(await texts(), ['She wrote', 'Called her.\nShe will write.'])
    assert.sameMembers(Object.keys(notes[0]), ['id', 'text', 'written_by', 'written_at'])
    assert.equal(notes[0].written_by.name, 'Sam')
    assert.closeTo(Date.parse(notes[0].written_at), Date.now(), 60_000)
  })

  test('come in pages', async ({ assert }) => {
    for (let number = 1; number <= 21; number++) await write(`Note ${number}`)

    const { notes, next } = await read()
    const older = await read(sam, `?before=${next}`)

    assert.deepEqual([notes.length, notes[0].text, notes.at(-1).text], [20, 'Note 21', 'Note 2'])
    assert.deepEqual([older.notes.map(({ text }) => text), older.next], [['Note 1'], null])
    assert.equal((await sam.get(`${path()}?before=yesterday`)).status, 422)
  })

  test('have some text, and at most 2,000 characters', async ({ assert }) => {
    for (const [text, code] of [
      ['   ', 'minLength'],
      ['x'.repeat(2_001), 'maxLength'],
      ['\0', 'text'],
    ] as const) {
      const { status, body } = await write(text)
      assert.equal(status, 422, JSON.stringify(text))
      assert.deepInclude(body.errors[0], { field: 'text', code })
    }
    assert.equal((await write('x'.repeat(2_000))).status, 204)
    assert.deepEqual(await logged(), ['member_note_written'])
  })

  test('are removed by their author or a platform admin, and by nobody else', async ({ assert }) => {
    await write('First')
    await write('Second')
    const [second, first] = (await read()).notes
    const remove = (as: Visitor, { id }: { id: string }, of = cast.ann) => as.delete(`${path(of)}/${id}`)
    const kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])

    const refused = await remove(kim, first)
    assert.deepEqual([refused.status, refused.body.errors[0].code], [403, 'note_of_colleague'])
    assert.equal((await remove(sam, first, cast.ben)).status, 404)
    assert.lengthOf(await texts(), 2)

    assert.equal((await remove(sam, first)).status, 204)
    assert.equal((await remove(sam, first)).status, 404)
    assert.deepEqual(await texts(), ['Second'])
    assert.equal((await remove(await newPlatformAdmin(), second)).status, 204)
    assert.deepEqual(await texts(), [])
    assert.equal(await countRows(cast.rosa, 'app.member_notes where member_id = $1', cast.ann.member.id), 0)
  })

  test('stand in the log without their text, and in the timeline', async ({ assert }) => {
    await write('Her sister wrote')
    const [note] = (await read()).notes
    await sam.delete(`${path()}/${note.id}`)

    assert.deepEqual(await logged(), ['member_note_written', 'member_note_removed'])
    const entries = await auditOf(cast.rosa)
    assert.notInclude(JSON.stringify(entries), 'sister')
    for (const { detail } of entries) assert.deepEqual(detail, { level: 'member', id: cast.ann.member.id })
    const { body } = await sam.get(path().replace('notes', 'timeline?kind=staff'))
    assert.sameMembers(
      body.events.map(({ event }: { event: string }) => event),
      ['member_note_written', 'member_note_removed']
    )
  })

  const MAY: [role: string, reads: boolean, writes: boolean][] = [
    ['operator', true, true],
    ['support', true, true],
    ['moderator', true, true],
    ['read_only', true, false],
    ['finance', false, false],
    ['desk', false, false],
  ]

  for (const [role, reads, writes] of MAY) {
    test(`are ${reads ? '' : 'not '}read and ${writes ? '' : 'not '}written by the role ${role}`, async ({
      assert,
    }) => {
      await write('Called her')
      const [note] = (await read()).notes
      const who = await newStaff([{ brand: cast.rosa, role }])

      assert.equal((await who.get(path())).status, reads ? 200 : 403)
      assert.equal((await write('Me, too', who)).status, writes ? 204 : 403)
      const { status, body } = await who.delete(`${path()}/${note.id}`)
      assert.deepEqual([status, body.errors[0].code], [403, writes ? 'note_of_colleague' : 'not_allowed'])
      assert.equal((await who.get(path(cast.dora, cast.vlam))).status, reads ? 404 : 403)
      assert.equal((await who.get(path(cast.dora))).status, reads ? 404 : 403)
      assert.equal((await who.post(path(cast.dora), { text: 'Theirs' })).status, writes ? 404 : 403)
    })
  }
})
