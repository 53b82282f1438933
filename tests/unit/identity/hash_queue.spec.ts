import { test } from '@japa/runner'
import { inHashQueue } from '@manyhearts/api/app/identity/password_checks/hash_queue'
import { TooManyAttempts } from '@manyhearts/api/app/http/limits/too_many_attempts'

test.group('The queue for password hashes', () => {
  test('two run, fifty wait, and later ones are asked to come back', async ({ assert }) => {
    let running = 0
    let most = 0
    const finish: (() => void)[] = []
    const work = async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((done) => finish.push(done))
      running--
    }
    const admitted = Array.from({ length: 52 }, () => inHashQueue(work))

    await assert.rejects(() => inHashQueue(work), TooManyAttempts as never)

    while (finish.length > 0 || running > 0) {
      finish.shift()?.()
      await new Promise(setImmediate)
    }
    await Promise.all(admitted)
    assert.equal(most, 2)
  })

  test('a failed hash frees its place', async ({ assert }) => {
    await Promise.all(
      Array.from({ length: 5 }, () => inHashQueue(() => Promise.reject(new Error('no'))).catch(() => {}))
    )

    assert.equal(await inHashQueue(async () => 'done'), 'done')
  })
})
