import type { Habit, Still } from '../../../src/art.ts'
import type { Layer } from '../layer.ts'

/** Things and nobody in them, 4:3, one for each purpose. */
export type Stills = Record<Exclude<Still, Habit>, () => Layer[]>

/** Habits as things, 4:3. */
export type HabitStills = Record<Habit, () => Layer[]>

/** What stands behind the things, from the back to the front; `far` blurs it where a technique does so. */
export function ground(parts: readonly string[], far = 7): Layer[] {
  return parts.map((svg): Layer => ({ stuff: 'backdrop', svg, far }))
}

/** Something that stands out of its ground. */
export const prop = (svg: string): Layer => ({ stuff: 'prop', svg })

/** Fine lines and lights upon things, which cast no shade. */
export const marks = (svg: string): Layer => ({ stuff: 'marks', svg })
