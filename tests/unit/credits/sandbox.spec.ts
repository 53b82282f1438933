import fc from 'fast-check'
import { test } from '@japa/runner'
import { apiKey, isApiKey, isSigned, sign } from '@manyhearts/api/app/credits/gateways/sandbox/sandbox_secrets'
import { html, Markup } from '@manyhearts/api/app/credits/gateways/sandbox/server/html'

test.group('The sandbox', () => {
  test('a signature is valid for its body, for five minutes', ({ assert }) => {
    const now = 1_800_000_000
    const signature = sign('body', now)

    assert.isTrue(isSigned('body', signature, now + 299))
    assert.isFalse(isSigned('body', signature, now + 301))
    assert.isFalse(isSigned('body', signature, now - 301))
    assert.isFalse(isSigned('bodY', signature, now))
  })

  test('no invented signature is valid, and none breaks the check', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.string({ unit: 'binary' }),
        (signature, key) => !isSigned('body', signature) && !isApiKey(key)
      )
    )
  })

  test('the merchants’ key is accepted, a missing one is not', ({ assert }) => {
    assert.isTrue(isApiKey(`Bearer ${apiKey()}`))
    assert.isFalse(isApiKey(undefined))
  })

  test('a brand’s name is always escaped', ({ assert }) => {
    const name = '<script>"&\'</script>'

    assert.equal(html`Pay ${name}`.text, 'Pay &lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;')
    assert.equal(html`${[html`${'<'}`, new Markup('<b>')]}`.text, '&lt;<b>')
  })
})
