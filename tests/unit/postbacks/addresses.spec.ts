import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import { signPostback } from '@manyhearts/api/app/postbacks/sign_postback'
import {
  filledIn,
  POSTBACK_VALUES,
  type PostbackValues,
  unknownValueIn,
} from '@manyhearts/api/app/tenancy/postback_receivers/postback_address'

const values = (some: Partial<PostbackValues>): PostbackValues => ({
  ...(Object.fromEntries(POSTBACK_VALUES.map((name) => [name, ''])) as PostbackValues),
  ...some,
})

test.group('The address of a postback', () => {
  test('takes every value, encoded so that none becomes anything else of the address', ({ assert }) => {
    const filled = filledIn(
      'https://net.example/p/{sub1}?e={event}&s={sub2}&x={sub3}&none={ref}#',
      values({ event: 'signup', sub1: '../a/b', sub2: 'a&b=c#d', sub3: '{event} é' })
    )

    assert.equal(filled, 'https://net.example/p/..%2Fa%2Fb?e=signup&s=a%26b%3Dc%23d&x=%7Bevent%7D%20%C3%A9&none=#')
    assert.equal(filledIn('https://net.example/a/{sub1}/b', values({ sub1: '..' })), 'https://net.example/a//b')
  })

  test('may name known values alone', ({ assert }) => {
    assert.isUndefined(unknownValueIn('https://net.example/?e={event}&t={time}'))
    assert.isUndefined(unknownValueIn('https://net.example/'))
    for (const [address, unknown] of [
      ['https://net.example/?e={email}', '{email}'],
      ['https://net.example/?e={Event}', '{Event}'],
      ['https://net.example/?e={}', '{}'],
      ['https://net.example/?e={event', '{'],
      ['https://net.example/?e=event}', '}'],
      ['https://net.example/?e={{event}}', '{'],
    ])
      assert.equal(unknownValueIn(address!), unknown)
  })
})

test.group('The signature of a postback', () => {
  test('is an HMAC over time and address, in hexadecimal', ({ assert }) => {
    const at = new Date('2026-11-27T12:00:00.900Z')
    const url = 'https://net.example/p?e=signup'

    const headers = signPostback(url, 'secret', at)

    assert.deepEqual(headers, {
      'X-Manyhearts-Timestamp': '1795780800',
      'X-Manyhearts-Signature': `sha256=${createHmac('sha256', 'secret').update(`1795780800.${url}`).digest('hex')}`,
    })
    assert.notEqual(signPostback(`${url}2`, 'secret', at)['X-Manyhearts-Signature'], headers['X-Manyhearts-Signature'])
    assert.notEqual(signPostback(url, 'other', at)['X-Manyhearts-Signature'], headers['X-Manyhearts-Signature'])
  })
})
