import { test } from '@japa/runner'
import { createTasks } from '../../../../tenant-site/src/app/live/create_tasks.ts'
import { openFakePage, until } from './fake_page.ts'

test.group('What live events make a tab fetch', (group) => {
  let page: ReturnType<typeof openFakePage>
  group.each.setup(() => {
    page = openFakePage()
    return page.close
  })

  /** Work that ends when the test says so. */
  function newWork() {
    const begun: (() => void)[] = []
    return { begun, work: () => new Promise<void>((resolve) => begun.push(resolve)) }
  }

  test('is fetched at once, and once more for all that came meanwhile', async ({ assert, cleanup }) => {
    const tasks = createTasks()
    cleanup(tasks.stop)
    const { begun, work } = newWork()

    for (let poke = 0; poke < 10; poke++) tasks.run('chats', work)
    assert.lengthOf(begun, 1)
    begun[0]!()
    await until(() => begun.length === 2)
    begun[1]!()
    await new Promise((resolve) => setTimeout(resolve, 10))

    assert.lengthOf(begun, 2)
  })

  test('waits in a hidden tab until it is looked at', async ({ assert, cleanup }) => {
    const tasks = createTasks()
    cleanup(tasks.stop)
    const { begun, work } = newWork()
    page.show(false)

    tasks.run('chats', work)
    tasks.run('chats', work)
    tasks.run('likes', work)
    assert.lengthOf(begun, 0)
    page.show(true)

    assert.lengthOf(begun, 2)
  })

  test('what fails does not keep later ones back', async ({ assert, cleanup }) => {
    const tasks = createTasks()
    cleanup(tasks.stop)
    let numTries = 0
    const fail = () => Promise.reject(new Error(`${++numTries}`))

    tasks.run('chats', fail)
    await new Promise((resolve) => setTimeout(resolve, 5))
    tasks.run('chats', fail)

    assert.equal(numTries, 2)
  })
})
