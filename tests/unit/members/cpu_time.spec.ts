import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { watchCpuTime } from '@manyhearts/api/app/members/photos/processing/watch_cpu_time'

test.group('The processor time of a picture', () => {
  test('is over once so much was used', async ({ cleanup }) => {
    const used = Promise.withResolvers<void>()
    cleanup(watchCpuTime(50, used.resolve))
    const busy = setInterval(() => {
      const from = process.cpuUsage().user
      while (process.cpuUsage().user - from < 10_000);
    }, 1)
    await used.promise
    clearInterval(busy)
  })

  test('doesn’t pass while others use the processor', async ({ assert, cleanup }) => {
    let isOver = false
    cleanup(
      watchCpuTime(60_000, () => {
        isOver = true
      })
    )
    await wait(250)
    assert.isFalse(isOver)
  })

  test('isn’t looked at any longer once the picture is ready', async ({ assert }) => {
    let isOver = false
    const end = watchCpuTime(0, () => {
      isOver = true
    })
    end()
    await wait(250)
    assert.isFalse(isOver)
  })
})
