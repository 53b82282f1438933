import { test } from '@japa/runner'
import { networkOf } from '@manyhearts/api/app/http/limits/network_of'

test.group('Where a visitor comes from, as limits count it', () => {
  test('an IPv4 address is itself, however it is written', ({ assert }) => {
    assert.equal(networkOf('203.0.113.7'), '203.0.113.7')
    assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7')
  })

  test('all addresses of one IPv6 network count as one', ({ assert }) => {
    assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), networkOf('2001:0db8:0001:0002::1'))
    assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'))
    assert.equal(networkOf('::1'), '0:0:0:0')
  })
})
