import { test } from '@japa/runner'
import { pageOfReferrer } from '@manyhearts/api/app/reach/page_of_referrer'

test.group('The page a browser left', () => {
  for (const [what, referrer, page] of [
    ['is its path', 'https://rosa.example/members/7', '/members/7'],
    ['says nothing of what was searched', 'http://rosa.example:3333/members?gender=female#top', '/members'],
    ['keeps the token of a link to itself', `https://rosa.example/${'a-Z_0'.repeat(9)}`, '/{token}'],
    ['is cut when it is endless', `https://rosa.example/${'a/'.repeat(500)}`, `/${'a/'.repeat(99)}a`],
    ['is nobody’s when it is another site’s', 'https://evil.example/members', null],
    ['is none when it is no address', 'javascript:alert(1)', null],
    ['is none when it is nonsense', '::', null],
    ['is none when it is not said', undefined, null],
  ] as const) {
    test(what, ({ assert }) => {
      assert.equal(pageOfReferrer(referrer, 'rosa.example'), page)
    })
  }
})
