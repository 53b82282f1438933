import { performance } from 'node:perf_hooks'
import { test } from '@japa/runner'
import { anotherServer } from '../another_server.ts'
import { report } from '../api/safety/complaining.ts'
import { eventually } from '../api/notices/eventually.ts'
import { newCast, newPerson, type Person } from '../cast.ts'
import { Server } from './server.ts'

const WITHIN_MS = 1_000

test.group('A profile that is reported as urgent', () => {
  test('is hidden on every server within a second', async ({ assert, cleanup }) => {
    const { rosa, ann, ben, cleo } = await newCast()
    const first = await newPerson(rosa, { name: 'Sam', gender: 'male', looking_for: 'female' })
    const server = new Server(process.env, true)
    await server.start()
    cleanup(async () => void (await server.stop()))
    const other = await anotherServer()
    cleanup(async () => void (await other.stop()))
    const browsers = [cleo.browser, other.at(cleo.browser)]
    const statuses = ({ profile }: Person) =>
      Promise.all(browsers.map(async (browser) => (await browser.get(`/api/members/${profile.id}`)).status))
    /** @returns milliseconds until both servers hide the profile */
    const hide = async (person: Person) => {
      assert.deepEqual(await statuses(person), [200, 200])
      const began = performance.now()
      await report(ann, 'profile', person.profile.id, { reason: 'under_18' })
      await eventually(
        'the profile is gone',
        async () => (await statuses(person)).every((status) => status === 404) || undefined
      )
      return performance.now() - began
    }

    // The first calls of a server that just started take longer.
    await hide(first)
    assert.isBelow(await hide(ben), WITHIN_MS)
  }).timeout(240_000)
})
