import { test } from '@japa/runner'
import { wrapText } from '@manyhearts/api/app/reach/wrap_text'

const signs = (line: string) => [...line].length

test.group('Words in a picture', () => {
  test('are broken between words, and no line is wider than it may be', ({ assert }) => {
    const lines = wrapText('Someone is glad you wrote', 12, signs)

    assert.deepEqual(lines, ['Someone', 'is glad', 'you wrote'])
  })

  test('are in lines of about the same length', ({ assert }) => {
    assert.deepEqual(wrapText('men who take time for each other', 30, signs), ['men who take time', 'for each other'])
  })

  test('that fit in one line stay there', ({ assert }) => {
    assert.deepEqual(wrapText('  Hello   there ', 20, signs), ['Hello there'])
  })

  test('are not separated at a non-breaking space', ({ assert }) => {
    assert.deepEqual(wrapText('plus de 18\u00a0ans', 9, signs), ['plus de', '18\u00a0ans'])
  })

  test('wider than a line are cut, between whole characters', ({ assert }) => {
    const lines = wrapText('Aaaa👩‍👩‍👧bbbb', 6, signs)

    assert.equal(lines.join(''), 'Aaaa👩‍👩‍👧bbbb')
    assert.isTrue(lines.some((line) => line.includes('👩‍👩‍👧')))
  })

  test('that are empty take no line', ({ assert }) => {
    assert.deepEqual(wrapText('  ', 10, signs), [])
  })
})
