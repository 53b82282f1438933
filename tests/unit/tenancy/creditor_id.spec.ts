import { test } from '@japa/runner'
import { hasCreditorCheckDigits } from '@manyhearts/api/app/tenancy/manifests/faults/has_creditor_check_digits'

test.group('A creditor identifier', () => {
  /** As national banks publish them for examples, and ours. */
  const RIGHT = [
    'DE98ZZZ09999999999',
    'AT61ZZZ01234567890',
    'FR72ZZZ123456',
    'BE69ZZZ050D000000008',
    'ES50ZZZM23456789',
    'NL86ZZZ555555550000',
  ]

  test('has the check digits of its country and number', ({ assert }) => {
    for (const id of RIGHT) assert.isTrue(hasCreditorCheckDigits(id), id)
  })

  test('may have any business code', ({ assert }) => {
    assert.isTrue(hasCreditorCheckDigits('DE98A0109999999999'))
  })

  test('with one sign or two neighbours wrong is none', ({ assert }) => {
    for (const id of RIGHT) {
      assert.isFalse(hasCreditorCheckDigits(id.slice(0, -1) + (id.endsWith('5') ? '6' : '5')), id)
      assert.isFalse(hasCreditorCheckDigits(id.slice(0, 2) + id[3] + id[2] + id.slice(4)), id)
    }
  })
})
