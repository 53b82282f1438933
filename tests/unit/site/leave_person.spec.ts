import { test } from '@japa/runner'
import { leavePerson } from '../../../tenant-site/src/lib/reports/leave_person.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'

test.group('Leaving the page of somebody who was reported or blocked', () => {
  test('asks again for everything but what that page was about, though it is still drawn', async ({
    assert,
    cleanup,
  }) => {
    const queryClient = new QueryClient()
    const asked: string[] = []
    const show = async (name: string, args: object) => {
      const options = { queryKey: [name, args], queryFn: () => asked.push(name), staleTime: 60_000 }
      await queryClient.fetchQuery(options)
      cleanup(new QueryObserver(queryClient, options).subscribe(() => {}))
    }
    await show('members.show', { params: { id: '1' } })
    await show('user.show', {})
    await show('settings.show', {})
    asked.length = 0

    await leavePerson(queryClient, () => show('members.index', { query: {} }))

    assert.deepEqual(asked.toSorted(), ['members.index', 'members.index', 'user.show'])
    assert.isTrue(queryClient.getQueryState(['members.show', { params: { id: '1' } }])!.isInvalidated)
    assert.isFalse(queryClient.getQueryState(['settings.show', {}])!.isInvalidated)
  })
})
