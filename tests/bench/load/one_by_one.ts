import { Agent } from 'node:http'
import { ask } from './ask.ts'
import { eachSpent } from './each_spent.ts'
import type { Round, Target } from './load.ts'

/** Requests to make however short the time is. */
const FEWEST = 5

export async function oneByOne(target: Target, seconds: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  let failures = 0
  const spent = eachSpent(target.meter)
  const began = performance.now()
  while (times.length < FEWEST || performance.now() - began < seconds * 1000) {
    const { time, ok } = await ask(target, agent)
    times.push(time)
    if (!ok) failures++
  }
  agent.destroy()
  return { rps: (times.length / (performance.now() - began)) * 1000, times, failures, spent: spent(times.length) }
}
