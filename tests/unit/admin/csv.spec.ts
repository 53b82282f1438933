import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import { csvLine } from '@manyhearts/api/app/admin/exports/csv'
import { cellsOf } from '../../api/admin/lists_kept/cells_of.ts'

const SIGNS = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '"',
  ',',
  ';',
  "'",
  ' ',
  '|',
  'é',
  '😀',
  'a',
  '1',
  '\uFEFF',
]
const EVALUATED = /^[=+\-@\t\r\n]/

const word = () => Array.from({ length: randomInt(0, 6) }, () => SIGNS[randomInt(SIGNS.length)]).join('')

test.group('Lines of CSV', () => {
  test('are read as what was written, but for what spreadsheets would evaluate', ({ assert }) => {
    for (let round = 0; round < 2_000; round++) {
      const cells = Array.from({ length: randomInt(1, 5) }, word)
      const [read, ...others] = cellsOf(csvLine(cells))
      const said = JSON.stringify(cells)
      assert.deepEqual(others, [], said)
      assert.deepEqual(
        read,
        cells.map((cell) => (EVALUATED.test(cell) ? `'${cell}` : cell)),
        said
      )
      for (const cell of read!) assert.notMatch(cell, EVALUATED, said)
    }
  })

  test('leave numbers and truths as they are, and nothing empty', ({ assert }) => {
    assert.equal(csvLine([-5, 0, true, null, undefined, '']), '-5,0,true,,,\r\n')
  })
})
