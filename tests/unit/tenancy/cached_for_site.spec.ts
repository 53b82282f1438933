import { test } from '@japa/runner'
import { cachedForSite } from '@manyhearts/api/app/tenancy/sites/cached_for_site'
import type { Site } from '@manyhearts/api/app/tenancy/sites/site'

test.group('What is kept for a brand', () => {
  test('is made once, and again where it could not be made', async ({ assert }) => {
    const site = {} as Site
    let times = 0
    const ask = () =>
      cachedForSite(site, 'page', async () => {
        times++
        if (times === 1) throw new Error('no connection')
        return times
      })

    await assert.rejects(ask, 'no connection')
    assert.deepEqual([await ask(), await ask()], [2, 2])
  })
})
