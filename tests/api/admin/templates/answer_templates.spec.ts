import { test } from '@japa/runner'
import { type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'
import { newTemplate, newText } from './templating.ts'

test.group('Templates of answers', (group) => {
  let cast: Cast
  let sam: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    sam = await newStaff([{ brand: cast.rosa, role: 'operator' }])
  })

  const root = () => `/api/tenants/${cast.rosa.id}/answer_templates`
  const list = async (as: Visitor, filter = {}) =>
    (await as.get(listPath('answer_templates', { filter: { tenant_id: cast.rosa.id, ...filter } }))).body
  const one = async (id: string) => (await sam.get(`/api/answer_templates/${id}?tenant_id=${cast.rosa.id}`)).body
  const faultsOf = ({ body }: { body: any }) => body.errors.map(({ field, code }: any) => [field ?? null, code])

  test('are written, changed and removed by operators, and the log records it', async ({ assert }) => {
    const text = newText()
    const made = await sam.post(root(), text)
    assert.equal(made.status, 201)
    assert.containSubset(made.body, { ...text, tenant_id: cast.rosa.id })
    const { id, version } = made.body

    const changed = await sam.put(`${root()}/${id}`, { ...text, body: 'Thanks, {name}.', version })
    assert.equal(changed.status, 200)
    assert.notEqual(changed.body.version, version)
    assert.equal((await one(id)).body, 'Thanks, {name}.')

    const late = await sam.put(`${root()}/${id}`, { ...text, body: 'Mine', version })
    assert.deepEqual([late.status, ...faultsOf(late)], [409, [null, 'template_changed']])
    assert.equal((await one(id)).body, 'Thanks, {name}.')

    assert.equal((await sam.delete(`${root()}/${id}`)).status, 204)
    assert.equal((await sam.delete(`${root()}/${id}`)).status, 404)
    assert.lengthOf(await list(sam), 0)
    const entries = await auditOf(cast.rosa)
    assert.deepEqual(
      entries.map(({ action, detail }) => [
        action,
        detail.level,
        detail.name,
        Object.keys(detail.changes).toSorted((one, other) => one.localeCompare(other)),
      ]),
      [
        ['template_changed', 'template', text.name, ['body', 'language', 'name', 'purpose']],
        ['template_changed', 'template', text.name, ['body']],
        ['template_removed', 'template', text.name, ['body', 'language', 'name', 'purpose']],
      ]
    )
  })

  test('have a name once for each purpose and language', async ({ assert }) => {
    const text = newText()
    await sam.post(root(), text)
    assert.deepEqual(faultsOf(await sam.post(root(), text)), [['name', 'name_taken']])
    assert.equal((await sam.post(root(), { ...text, language: 'de' })).status, 201)
    const { id, version } = (await sam.post(root(), { ...text, purpose: 'decision' })).body
    assert.deepEqual(faultsOf(await sam.put(`${root()}/${id}`, { ...text, version })), [['name', 'name_taken']])
  })

  test('are listed by name, found by their words, and filtered', async ({ assert }) => {
    await newTemplate(cast.rosa, { name: 'B', body: 'About a photo' })
    await newTemplate(cast.rosa, { name: 'A', purpose: 'decision', language: 'nl', body: 'Over een foto' })
    await newTemplate(cast.vlam, { name: 'C' })
    const names = async (filter = {}) => (await list(sam, filter)).map(({ name }: { name: string }) => name)
    assert.deepEqual(await names(), ['A', 'B'])
    assert.deepEqual(await names({ q: 'photo' }), ['B'])
    assert.deepEqual(await names({ purpose: 'decision' }), ['A'])
    assert.deepEqual(await names({ language: ['nl', 'de'] }), ['A'])
  })

  test('refuse what nobody would fill in, and what is too long', async ({ assert }) => {
    const refused = async (more: object) => faultsOf(await sam.post(root(), { ...newText(), ...more }))
    const wrong = await sam.post(root(), { ...newText(), body: 'Hello {nmae}, {brand} {}' })
    assert.deepEqual(faultsOf(wrong), [['body', 'text_unknown']])
    assert.include(wrong.body.errors[0].message, '{nmae}, {}')
    assert.deepEqual(await refused({ purpose: 'decision', body: '{name} did it' }), [['body', 'text_unknown']])
    assert.deepEqual(await refused({ name: ' ' }), [['name', 'minLength']])
    assert.deepEqual(await refused({ name: 'x'.repeat(81) }), [['name', 'maxLength']])
    assert.deepEqual(await refused({ body: 'x'.repeat(4_001) }), [['body', 'maxLength']])
    assert.deepEqual(await refused({ purpose: 'mail' }), [['purpose', 'enum']])
    assert.deepEqual(await refused({ language: 'tlh' }), [['language', 'enum']])
  })

  test('for the desk never deny that a profile is fictional, and name the profile', async ({ assert }) => {
    const text = {
      ...newText(),
      purpose: 'desk',
      body: 'Good evening {name}, {profile} of {brand} asks: how was your day?',
    }
    const { status, body } = await sam.post(root(), text)
    assert.equal(status, 201)
    const denial = { ...text, body: 'I am a real woman, I live in Leeds' }
    const told = await sam.post(root(), { ...denial, name: 'Denial' })
    assert.deepEqual([told.status, faultsOf(told)], [422, [['body', 'denies_fictional']]])
    const changed = await sam.put(`${root()}/${body.id}`, { ...denial, version: body.version })
    assert.deepEqual([changed.status, faultsOf(changed)], [422, [['body', 'denies_fictional']]])
    assert.equal((await one(body.id)).body, text.body)
    assert.deepEqual(faultsOf(await sam.post(root(), { ...text, name: 'N', body: 'About {number}' })), [
      ['body', 'text_unknown'],
    ])
    assert.equal((await sam.post(root(), { ...denial, purpose: 'decision' })).status, 201)
  })

  test('for the desk are all that whoever only answers there reads', async ({ assert }) => {
    const kim = await newStaff([{ brand: cast.rosa, role: 'desk' }])
    const elsewhere = await newStaff([
      { brand: cast.rosa, role: 'desk' },
      { brand: cast.vlam, role: 'support' },
    ])
    const both = await newStaff([
      { brand: cast.rosa, role: 'desk' },
      { brand: cast.rosa, role: 'support' },
    ])
    await newTemplate(cast.rosa, { name: 'A', purpose: 'desk' })
    const message = await newTemplate(cast.rosa, { name: 'B' })
    const names = async (who: Visitor) => (await list(who)).map(({ name }: { name: string }) => name)
    assert.deepEqual([await names(kim), await names(elsewhere), await names(both)], [['A'], ['A'], ['A', 'B']])
    assert.equal((await kim.get(`/api/answer_templates/${message}?tenant_id=${cast.rosa.id}`)).status, 404)
    assert.equal((await kim.post(root(), newText())).status, 403)
  })

  test('are read by who answers people, and written by operators alone, at their own brand', async ({ assert }) => {
    const id = await newTemplate(cast.rosa)
    const { version, ...row } = await one(id)
    const { name, purpose, language, body } = row
    for (const role of ['support', 'moderator', 'read_only'] as const) {
      const who = await newStaff([{ brand: cast.rosa, role }])
      assert.lengthOf(await list(who), 1, role)
      assert.equal((await who.post(root(), newText())).status, 403, role)
      assert.equal((await who.put(`${root()}/${id}`, { name, purpose, language, body, version })).status, 403, role)
      assert.equal((await who.delete(`${root()}/${id}`)).status, 403, role)
    }
    const finance = await newStaff([{ brand: cast.rosa, role: 'finance' }])
    assert.equal((await finance.get(`/api/answer_templates/${id}`)).status, 403)
    const stranger = await newStaff([{ brand: cast.vlam, role: 'operator' }])
    assert.equal((await stranger.delete(`${root()}/${id}`)).status, 404)
    assert.equal((await stranger.delete(`/api/tenants/${cast.vlam.id}/answer_templates/${id}`)).status, 404)
    assert.equal((await stranger.get(`/api/answer_templates/${id}?tenant_id=${cast.vlam.id}`)).status, 404)
  })
})
