import { test } from '@japa/runner'
import fc from 'fast-check'
import { lineDifferences } from '../../../admin-console/src/theme/line_differences.ts'

const told = (from: string, to: string) =>
  lineDifferences(from, to).map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`)

test.group('Differences of a text', () => {
  test('are listed line by line, with what stayed in between', ({ assert }) => {
    assert.deepEqual(told('a\nb\nc\nd', 'a\nx\nc\nd\ne'), [' a', '-b', '+x', ' c', ' d', '+e'])
    assert.deepEqual(told('a\nb', 'a\nb'), [' a', ' b'])
  })

  test('give back both texts, whatever they were', () => {
    const text = fc
      .array(fc.constantFrom('', 'a', 'b', '## c', 'd '), { maxLength: 12 })
      .map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (from, to) => {
        const lines = lineDifferences(from, to)
        const without = (kind: string) =>
          lines
            .filter((line) => line.kind !== kind)
            .map((line) => line.text)
            .join('\n')
        return without('new') === from && without('gone') === to
      })
    )
  })

  test('of two books without a line in common are not looked for line by line', ({ assert }) => {
    const book = (word: string) => Array.from({ length: 5_000 }, (_, line) => `${word} ${line}`)
    const [one, other] = [book('one'), book('other')]

    assert.deepEqual(lineDifferences(one.join('\n'), other.join('\n')), [
      ...one.map((text) => ({ kind: 'gone', text })),
      ...other.map((text) => ({ kind: 'new', text })),
    ])
  })
})
