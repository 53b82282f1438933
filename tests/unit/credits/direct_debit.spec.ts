import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { isBankDay, nextBankDay } from '@manyhearts/api/app/credits/direct_debit/bank_day'
import { createDirectDebitValidator } from '@manyhearts/api/app/credits/direct_debit/direct_debit_validator'
import { electronicIban, isDebitable } from '@manyhearts/api/app/credits/direct_debit/iban_rule'
import { mandateReference } from '@manyhearts/api/app/credits/direct_debit/mandate_reference'
import { callingCode, e164 } from '@manyhearts/api/app/credits/direct_debit/phone_rule'

const day = (text: string) => DateTime.fromISO(text, { zone: 'utc' })

test.group('Bank days', () => {
  test('leave out weekends and the six days on which TARGET is closed', ({ assert }) => {
    for (const closed of [
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-12-25',
      '2026-11-28',
      '2026-11-29',
    ])
      assert.isFalse(isBankDay(day(closed)), closed)
    // Easter Monday and Good Friday of other years; and days that are only national holidays.
    for (const closed of ['2024-03-29', '2024-04-01', '2025-04-18', '2025-04-21', '2038-04-23', '2038-04-26'])
      assert.isFalse(isBankDay(day(closed)), closed)
    for (const open of ['2026-11-26', '2026-05-14', '2026-05-25', '2026-04-27', '2026-12-24', '2027-01-06'])
      assert.isTrue(isBankDay(day(open)), open)
  })

  test('the next one is tomorrow or later, where the brand is', ({ assert }) => {
    const at = (moment: string, zone = 'Europe/Amsterdam') => nextBankDay(zone, 1, DateTime.fromISO(moment))
    assert.equal(at('2026-11-25T12:00:00Z'), '2026-11-26')
    assert.equal(at('2026-11-27T12:00:00Z'), '2026-11-30')
    assert.equal(at('2026-12-24T12:00:00Z'), '2026-12-28')
    // It is Thursday in Amsterdam already.
    assert.equal(at('2026-11-25T23:30:00Z'), '2026-11-27')
    assert.equal(at('2026-11-25T23:30:00Z', 'Europe/London'), '2026-11-26')
  })

  test('of any moment, it is a bank day after it', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (moment) => {
          const now = DateTime.fromJSDate(moment)
          const next = nextBankDay('Europe/Berlin', 1, now)
          assert.isTrue(isBankDay(day(next)))
          assert.isTrue(next > now.setZone('Europe/Berlin').toISODate()!)
          assert.isBelow(day(next).diff(now, 'days').days, 6)
        }
      )
    )
  })
})

test.group('What a member types for direct debit', () => {
  test('an IBAN counts with spaces, small letters and hyphens, and only of a country in SEPA', ({ assert }) => {
    for (const typed of ['NL91 ABNA 0417 1643 00', 'nl91abna0417164300', 'NL91-ABNA-0417-1643-00'])
      assert.isTrue(isDebitable(electronicIban(typed)), typed)
    for (const typed of ['NL91ABNA0417164301', 'TR330006100519786457841326', 'NL91', '', 'IBAN'])
      assert.isFalse(isDebitable(electronicIban(typed)), typed)
  })

  test('a number counts as people write it, with its country', ({ assert }) => {
    for (const typed of ['+31612345678', '+31 6 1234 5678', '0031 6-12345678', '+31 (0)6 12345678', '+31.6.12345678'])
      assert.equal(e164(typed), '+31612345678', typed)
    for (const typed of ['0612345678', '+0612345678', '+31', '+31 6 1234567890123', 'call me', ''])
      assert.isUndefined(e164(typed), typed)
    assert.deepEqual(['+12025550100', '+31612345678', '+351912345678', '+447911123456'].map(callingCode), [
      '1',
      '31',
      '351',
      '44',
    ])
  })

  test('whatever it is, it is refused as a field or taken in one form', async ({ assert }) => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('NL91 ABNA 0417 1643 00', '+31 6 12345678', 'Ann')
    )
    const body = fc.record(
      { holder: text, iban: text, phone: text, authorization: fc.oneof(fc.boolean(), text) },
      { requiredKeys: [] }
    )
    await fc.assert(
      fc.asyncProperty(body, async (typed) => {
        try {
          const { iban, phone, holder } = await createDirectDebitValidator.validate(typed)
          assert.isTrue(isDebitable(iban))
          assert.match(phone, /^\+[1-9]\d{6,14}$/)
          assert.isAtMost(holder.length, 70)
        } catch (error) {
          const { messages } = error as { messages: { field: string }[] }
          for (const { field } of messages) assert.include(['holder', 'iban', 'phone', 'authorization'], field)
        }
      }),
      { numRuns: 100 }
    )
  })

  test('a mandate’s reference is one that banks take, and no two are the same', ({ assert }) => {
    const many = Array.from({ length: 1_000 }, mandateReference)
    assert.lengthOf(new Set(many), 1_000)
    for (const reference of many) assert.match(reference, /^[A-Z0-9-]{1,35}$/)
  })
})
