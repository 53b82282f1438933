import { test } from '@japa/runner'
import { popupDelay } from '../../../tenant-site/src/app/popup_delay.ts'

test.group('The delay of the like popup', () => {
  test('is read as seconds, and from a thousand on as milliseconds', ({ assert }) => {
    const read = ['0', '5', '2.5', '999', '1000', '3500'].map(popupDelay)

    assert.deepEqual(read, [0, 5_000, 2_500, 999_000, 1_000, 3_500])
  })

  test('is none where the address has no number', ({ assert }) => {
    for (const t of [null, '', 'x', '-1', '1e3', 'Infinity', '0x10', '1,5', '99999999999']) assert.isNull(popupDelay(t))
  })
})
