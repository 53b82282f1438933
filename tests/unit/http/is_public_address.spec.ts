import { test } from '@japa/runner'
import { isPublicAddress } from '@manyhearts/api/app/http/outbound/is_public_address'

test.group('An address that may be asked', () => {
  test('is on the public internet', ({ assert }) => {
    for (const address of ['142.250.74.10', '17.188.0.1', '1.1.1.1', '2a00:1450:4001::200a', '2620:149::1'])
      assert.isTrue(isPublicAddress(address), address)
  })

  test('is not of this machine, a private network or a cloud’s own services, nor a way round to them', ({ assert }) => {
    for (const address of [
      '127.0.0.1',
      '0.0.0.0',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:a00:1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      'fc00::1',
      'fd12:3456::1',
      'fe80::1',
      'ff02::1',
      'push.example.com',
      '',
    ])
      assert.isFalse(isPublicAddress(address), address)
  })
})
