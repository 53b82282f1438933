import { test } from '@japa/runner'
import { fitText } from '@manyhearts/api/app/reach/fit_text'

/** Characters half an em wide, lines an em apart. */
const face = { measure: (line: string) => [...line].length / 2, lineHeight: 1 }
const room = { width: 500, height: 300, largest: 100, smallest: 30 }

test.group('A heading in a picture', () => {
  test('is as large as allowed where there is room', ({ assert }) => {
    assert.deepEqual(fitText('Good day', room, face), { size: 100, lines: ['Good day'] })
  })

  test('shrinks until every word is whole and all lines fit', ({ assert }) => {
    const { size, lines } = fitText('Conversations that leave you wanting more', room, face)

    assert.isBelow(size, 100)
    assert.isAtMost(lines.length, 3)
    for (const line of lines) assert.isAtMost(face.measure(line) * size, room.width)
    assert.isAtMost(lines.length * size, room.height)
    assert.equal(lines.join(' '), 'Conversations that leave you wanting more')
  })

  test('ends with an ellipsis when it is too long at the smallest size', ({ assert }) => {
    const { size, lines } = fitText('word '.repeat(200), room, face)

    assert.equal(size, room.smallest)
    assert.isAtMost(lines.length * size, room.height)
    assert.match(lines.at(-1)!, /word…$/)
    assert.isAtMost(face.measure(lines.at(-1)!) * size, room.width)
  })
})
