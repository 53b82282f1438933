import { test } from '@japa/runner'
import { sortTexts } from '@manyhearts/api/app/members/profile_texts/sort_texts'
import { textFinding } from '@manyhearts/api/app/members/profile_texts/text_finding'

const TEXTS: Record<string, [string, ReturnType<typeof textFinding>][]> = {
  'asks for money': [['Bitte kannst du mir Geld überweisen?', 'money']],
  'holds a link': [['All of me on www.example', 'link']],
  'holds an address': [
    ['Write to ann@example.co', 'email'],
    ['ann.e@exämple.pl is mine', 'email'],
    ['ann (at) example', 'email'],
    ['ann[at]example dot org', 'email'],
    ['ann＠example.org', 'email'],
    ['Dinner @ eight. Sharp', null],
    ['I was at home (at last) with friends', null],
  ],
  'holds a phone number': [
    ['06-12345678', 'phone'],
    ['I was born in 1984', null],
  ],
  'holds nothing': [
    ['', null],
    ['I bake bread on Sundays.', null],
  ],
}

test.group('What members write about themselves', () => {
  for (const [name, texts] of Object.entries(TEXTS))
    test(name, ({ assert }) => {
      for (const [text, finding] of texts) assert.equal(textFinding(text, { isModerated: false }), finding, text)
    })

  test('is read first where the brand wants that, unless it is empty; what was found counts more', ({ assert }) => {
    assert.equal(textFinding('I bake bread.', { isModerated: true }), 'every')
    assert.equal(textFinding('www.example', { isModerated: true }), 'link')
    assert.isNull(textFinding('', { isModerated: true }))
  })

  test('is judged once it differs from what others see and from what waits', ({ assert }) => {
    const shown = { name: 'Ann', about_me: 'www.example' }
    const unseen = [{ field: 'about_me', body: '06-12345678' }] as const
    const sort = (texts: object, isModerated = false) => sortTexts({ texts, shown, unseen, isModerated })

    assert.deepEqual(sort({ about_me: '06-12345678' }, true), { published: {}, held: [], replaced: [] })
    assert.deepEqual(sort({ about_me: 'www.example', name: 'Anna' }), {
      published: { about_me: 'www.example', name: 'Anna' },
      held: [],
      replaced: ['about_me', 'name'],
    })
    assert.deepEqual(sort({ about_me: '' }, true).published, { about_me: '' })
    assert.deepEqual(sort({ name: 'Anna' }, true), {
      published: {},
      held: [{ field: 'name', body: 'Anna', found: 'every' }],
      replaced: ['name'],
    })
  })
})
