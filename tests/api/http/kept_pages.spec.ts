import { test } from '@japa/runner'
import { newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

/** A page names the moments at which its data was read, so only one that was kept is the same again. */
async function pageOf(host: string, cookies: Record<string, string>): Promise<string> {
  const visitor = new Visitor(host)
  for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value)
  const { text, headers } = await visitor.get('/pricing', { accept: 'text/html' })
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))!
  return text.replaceAll(nonce!, '')
}

test.group('A page that is kept for visitors', () => {
  test('is the same whatever scripts that count visitors have stored', async ({ assert }) => {
    const { rosa } = await newCast()

    const kept = await pageOf(rosa.host, {})
    const counted = await pageOf(rosa.host, { _ga: 'GA1.1.1.1', 'browser-notes': 'x', odd: '' })

    assert.equal(counted, kept)
  })

  test('is another one by what a visitor chose, and none for who may be a member', async ({ assert }) => {
    const { rosa, ann } = await newCast()

    const kept = await pageOf(rosa.host, {})
    const chosen = await pageOf(rosa.host, { i18n_redirected: 'nl', _ga: 'GA1.1.1.1' })
    const past = await pageOf(rosa.host, { sid: 'nobody' })
    const members = await pageOf(rosa.host, { sid: ann.browser.cookies.get('sid')!, _ga: 'GA1.1.1.1' })

    assert.include(chosen, '<html lang="nl"')
    assert.notEqual(past, kept)
    assert.include(members, ann.profile.id)
    assert.equal(await pageOf(rosa.host, { _ga: 'GA1.1.1.2' }), kept)
  })
})
