import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { poke, pokeBoth, pokeMember } from '@manyhearts/api/app/live/poke'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newCast, type Person } from '../../cast.ts'
import { EventStream } from '../../event_stream.ts'
import { rounds } from '../../rounds.ts'

const ROUNDS = rounds(8, 60)

interface Event {
  brand: 'rosa' | 'vlam'
  from: number
  to: number
  seq: number
  way: 'to one' | 'to both' | 'to a member'
  isStored: boolean
}

const event: fc.Arbitrary<Event> = fc.record({
  brand: fc.constantFrom('rosa', 'vlam'),
  from: fc.nat(3),
  to: fc.nat(3),
  seq: fc.nat(1_000_000),
  way: fc.constantFrom('to one', 'to both', 'to a member'),
  isStored: fc.boolean(),
})

test.group('Whoever is concerned', (group) => {
  group.each.teardown(() => EventStream.closeAll())

  test('hears it once, and nobody else, whatever happens in either brand', async ({ assert }) => {
    const cast = await newCast()
    const people: Person[] = [cast.ann, cast.ben, cast.cleo, cast.dora]
    const streams = await Promise.all(people.map(({ browser }) => EventStream.of(browser)))

    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
        streams.forEach((stream) => stream.forget())
        for (const one of events) await happen(one)
        await sleep(60)

        const heard = streams.map(({ pokes }) => pokes.map(({ kind, seq }) => `${kind} ${seq}`))
        assert.deepEqual(
          heard,
          people.map((_, place) => events.flatMap((one) => meant(one, place)))
        )
      }),
      { numRuns: ROUNDS }
    )

    /** By the ids of the person, even in a brand where these are nobody's. */
    function happen({ brand, from, to, seq, way, isStored }: Event): Promise<void> {
      const [one, other] = [people[from]!, people[to]!]
      const work = async () => {
        if (way === 'to one') poke({ kind: 'typing', to: [other.profile.id], profile: one.profile.id, seq })
        else if (way === 'to both') pokeBoth({ kind: 'message', between: [one.profile.id, other.profile.id], seq })
        else pokeMember(other.member.id)
      }
      return asTenant(cast[brand], work, { keep: () => isStored })
    }

    function meant({ brand, from, to, seq, way, isStored }: Event, place: number): string[] {
      if (!isStored || people[place]!.brand.id !== cast[brand].id) return []
      if (way === 'to both') return [from, to].filter((one) => one === place).map(() => `message ${seq}`)
      if (to !== place) return []
      return [way === 'to one' ? `typing ${seq}` : 'user null']
    }
  })
})
