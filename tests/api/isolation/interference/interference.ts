import { difference } from '../leaks/leak.ts'
import { newStage, type Stage, type Step, take } from './stage.ts'
import { timeless, wholeOf } from '../leaks/told_by.ts'

/** Runs a script on a new brand twice: while another brand is idle, and while it runs its own. @returns the difference, if any */
export async function interference(script: Step[], other: Stage, others: Step[]): Promise<string | null> {
  const alone = await play(script, other, [])
  const beside = await play(script, other, others)
  return alone === beside ? null : difference(beside, alone)
}

async function play(script: Step[], other: Stage, others: Step[]): Promise<string> {
  const stage = await newStage()
  const told: string[] = []
  for (const [place, step] of script.entries()) {
    const here = take(stage, step, place)
    // As many as are due, at the same time.
    const there = others.filter((_, index) => index % script.length === place)
    await Promise.all([here, ...there.map((one) => take(other, one, place))])
    told.push(`${step.who} ${step.what} ${step.whom}`, wholeOf(await here))
  }
  return timeless(told.join('\n').replaceAll(stage.brand.slug, 'stage'))
}
