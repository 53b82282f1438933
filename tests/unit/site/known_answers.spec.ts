import { test } from '@japa/runner'
import { withKnownAnswers } from '../../../tenant-site/src/lib/api/known_answers.ts'

/** A server whose answer has the tag of its text, and what it was asked with. */
function server(text = 'one') {
  const state = { text, status: 200, tags: [] as (string | null)[] }
  const ask = withKnownAnswers(async (input) => {
    const tag = (input as Request).headers.get('If-None-Match')
    state.tags.push(tag)
    if (state.status !== 200) return new Response('refused', { status: state.status })
    return tag === state.text
      ? new Response(null, { status: 304 })
      : new Response(state.text, { headers: { ETag: state.text } })
  })
  const textOf = async (path: string, method = 'GET') => {
    const response = await ask(new Request(`https://rosa.example${path}`, { method }))
    return [response.status, await response.text()]
  }
  return { state, textOf }
}

test.group('What a tab knows of calls that are repeated', () => {
  test('is taken again while nothing changed, and not any more when something did', async ({ assert }) => {
    const { state, textOf } = server()

    const told = [await textOf('/api/likes.php'), await textOf('/api/likes.php')]
    state.text = 'two'
    told.push(await textOf('/api/likes.php'), await textOf('/api/likes.php'))

    assert.deepEqual(told, [
      [200, 'one'],
      [200, 'one'],
      [200, 'two'],
      [200, 'two'],
    ])
    assert.deepEqual(state.tags, [null, 'one', 'one', 'two'])
  })

  test('is for the same question alone, and for no page of a list behind the first', async ({ assert }) => {
    const { state, textOf } = server()

    for (const search of ['', '?since=a', '?since=a', '?cursor=b', '?since=a', '?find=c'])
      await textOf(`/api/chats.php${search}`)
    await textOf('/api/members')
    await textOf('/api/members')
    await textOf('/api/user.php', 'PUT')

    assert.deepEqual(state.tags, [null, null, 'one', null, 'one', null, null, null, null])
  })

  test('is forgotten at the log-out, and when somebody is refused', async ({ assert }) => {
    const { state, textOf } = server()

    await textOf('/api/user.php')
    await textOf('/api/logout.php')
    await textOf('/api/user.php')
    state.status = 403
    assert.deepEqual(await textOf('/api/user.php'), [403, 'refused'])
    state.status = 200
    await textOf('/api/user.php')

    assert.deepEqual(state.tags, [null, null, null, 'one', null])
  })
})
