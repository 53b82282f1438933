import { test } from '@japa/runner'
import { isDatabaseAway } from '@manyhearts/api/app/tenancy/context/is_database_away'
import { isDatabaseOverloaded } from '@manyhearts/api/app/tenancy/context/is_database_overloaded'

test.group('Whether PostgreSQL is away', () => {
  test('is known from its own farewell, from the line, and from a client that lost it', ({ assert }) => {
    for (const code of ['08006', '57P01', '57P02', '57P03', '57P05', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
      assert.isTrue(isDatabaseAway(Object.assign(new Error('x'), { code })), code)
    for (const message of [
      'Connection terminated',
      'Connection terminated unexpectedly',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
      'timeout expired',
    ]) {
      assert.isTrue(isDatabaseAway(new Error(message)), message)
      assert.isTrue(isDatabaseAway(new Error(`select 1\n from x - ${message}`)), message)
      assert.isTrue(isDatabaseAway(new Error(`${message} (Queue: send_mail, Worker: 7)`)), message)
    }
  })

  test('does not follow from a statement it refused or gave up, or from a mistake of ours', ({ assert }) => {
    for (const code of ['23505', '22P02', '40P01', '53300', '57014', '57P04', undefined])
      assert.isFalse(isDatabaseAway(Object.assign(new Error('x'), { code })), String(code))
  })

  test('is something else than that it takes too long, or has no connection to spare', ({ assert }) => {
    for (const code of ['55P03', '57014', '25P03', '53300'])
      assert.isTrue(isDatabaseOverloaded(Object.assign(new Error('x'), { code })), code)
    assert.isTrue(isDatabaseOverloaded(Object.assign(new Error('no connection'), { name: 'KnexTimeoutError' })))
    for (const code of ['23505', '40P01', '57P01', 'ECONNREFUSED', undefined])
      assert.isFalse(isDatabaseOverloaded(Object.assign(new Error('x'), { code })), String(code))
  })
})
