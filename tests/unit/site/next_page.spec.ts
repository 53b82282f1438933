import { test } from '@japa/runner'
import { nextPage } from '../../../tenant-site/src/lib/pages/next_page.ts'

const after = (next: string) => nextPage(`?${new URLSearchParams({ next })}`)

test.group('The page after the login', () => {
  test('is the one that was asked for', ({ assert }) => {
    for (const next of ['/likes', '/chats/12?x=1&y=%2F#end', '/members?gender=female']) assert.equal(after(next), next)
  })

  test('is the search where the address leads elsewhere', ({ assert }) => {
    const away = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example', '/\0/evil.example']
    const odd = ['/.//evil.example', '/a/..//evil.example', 'https://evil.example', 'javascript:alert(1)', 'likes', '']
    for (const next of [...away, ...odd]) assert.equal(after(next), '/members', JSON.stringify(next))
  })
})
