import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { test } from '@japa/runner'
import { forgetMember } from '../../../tenant-site/src/lib/user/forget_member.ts'

/** A page that shows the member's chats, and how often they were asked for. */
async function openPage() {
  const queryClient = new QueryClient()
  const asked: AbortSignal[] = []
  const options = {
    queryKey: ['chats.index'],
    queryFn: ({ signal }: { signal: AbortSignal }) => asked.push(signal),
    staleTime: 60_000,
  }
  const page = new QueryObserver(queryClient, options)
  const close = page.subscribe(() => {})
  await queryClient.fetchQuery(options)
  return { queryClient, asked, render: () => page.setOptions({ ...options }), close }
}

test.group('When a member leaves', () => {
  test('the page being left asks for nothing again, and its data goes with it', async ({ assert }) => {
    const { queryClient, asked, render, close } = await openPage()

    await forgetMember({ api: {} as never, queryClient }, () => {})
    render()
    assert.lengthOf(asked, 1)
    close()

    assert.isUndefined(queryClient.getQueryData(['chats.index']))
    assert.isNull(queryClient.getQueryData(['user.show']))
  })

  test('calls on their way are ended, since they would be refused', async ({ assert }) => {
    const { queryClient, close } = await openPage()
    let signal: AbortSignal | undefined
    const call = queryClient.fetchQuery({
      queryKey: ['likes.index'],
      queryFn: (context) => {
        signal = context.signal
        return new Promise(() => {})
      },
    })
    call.catch(() => {})

    await forgetMember({ api: {} as never, queryClient }, close)

    assert.isTrue(signal?.aborted)
    assert.isUndefined(queryClient.getQueryState(['likes.index']))
  })

  test('what the next page asked for meanwhile stays, and so does what is everybody’s', async ({ assert }) => {
    const { queryClient, close } = await openPage()
    queryClient.setQueryData(['settings.show'], { name: 'Rosa' })

    await forgetMember({ api: {} as never, queryClient }, () => {
      queryClient.setQueryData(['members.index'], { results: [] }, { updatedAt: Date.now() + 1 })
      close()
    })

    assert.deepEqual(queryClient.getQueryData(['settings.show']), { name: 'Rosa' })
    assert.deepEqual(queryClient.getQueryData(['members.index']), { results: [] })
  })
})
