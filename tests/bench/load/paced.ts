import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import { eachSpent } from './each_spent.ts'
import type { Round, Target } from './load.ts'

/** Sends at an even pace however long answers take, so that a slow answer doesn't hide the requests behind it. */
export async function paced(target: Target, seconds: number, perSecond: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true })
  const sent: Promise<{ time: number; ok: boolean }>[] = []
  const spent = eachSpent(target.meter)
  const began = performance.now()
  for (;;) {
    const elapsed = performance.now() - began
    if (elapsed > seconds * 1000) break
    while (sent.length < (elapsed / 1000) * perSecond) sent.push(ask(target, agent))
    await wait(1)
  }
  const answers = await Promise.all(sent)
  agent.destroy()
  return {
    rps: answers.length / seconds,
    times: answers.map(({ time }) => time),
    failures: answers.filter(({ ok }) => !ok).length,
    spent: spent(answers.length),
  }
}
