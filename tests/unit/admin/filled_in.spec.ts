import { test } from '@japa/runner'
import { filledIn } from '../../../admin-console/src/templates/answer_template.ts'

test.group('A template of an answer', () => {
  test('has its placeholders filled in, each wherever it stands', ({ assert }) => {
    const values = { name: 'Ann', number: 'C-2345ABCD', brand: 'Rosa' }
    assert.equal(filledIn('{name}, {number}: {brand}. Bye {name}', values), 'Ann, C-2345ABCD: Rosa. Bye Ann')
  })

  test('keeps what nobody knows, and what is no placeholder, as it is', ({ assert }) => {
    assert.equal(
      filledIn('Hello {name}, {brand} {else} {}', { name: null, brand: 'Rosa' }),
      'Hello {name}, Rosa {else} {}'
    )
  })

  test('fills in a name as it is, braces and dollar signs too', ({ assert }) => {
    assert.equal(filledIn('{name}', { name: '$& {brand}', brand: 'Rosa' }), '$& {brand}')
  })
})
