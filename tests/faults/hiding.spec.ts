import { performance } from 'node:perf_hooks'
import { test } from '@japa/runner'
import { anotherServer } from '../another_server.ts'
import { report } from '../api/safety/complaining.ts'
import { eventually } from '../api/notices/eventually.ts'
import { newCast } from '../cast.ts'
import { Server } from './server.ts'

const WITHIN_MS = 1_000

test.group('A profile that is reported as urgent', () => {
  test('is hidden on every server within a second', async ({ assert, cleanup }) => {
    const { ann, ben, cleo } = await newCast()
    const server = new Server(process.env, true)
    await server.start()
    cleanup(async () => void (await server.stop()))
    const other = await anotherServer()
    cleanup(async () => void (await other.stop()))
    const browsers = [cleo.browser, other.at(cleo.browser)]
    const seen = async () =>
      Promise.all(browsers.map(async (browser) => (await browser.get(`/api/members/${ben.profile.id}`)).status))
    assert.deepEqual(await seen(), [200, 200])

    const began = performance.now()
    await report(ann, 'profile', ben.profile.id, { reason: 'under_18' })
    await eventually('the profile is gone', async () => (await seen()).every((status) => status === 404) || undefined)

    assert.isBelow(performance.now() - began, WITHIN_MS)
  }).timeout(240_000)
})
