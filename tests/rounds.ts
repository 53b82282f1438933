/** `npm run test:full` runs every round of every exhaustive test, and the faults; `npm test` enough of them to notice a mistake. */
export const IS_FULL_RUN = process.env.TEST_ROUNDS === 'full'

/** Counts days, so that a short run takes others than yesterday's. */
export const TODAY = Math.floor(Date.now() / 86_400_000)

export function rounds(few: number, all: number): number {
  return IS_FULL_RUN ? all : few
}

/** A few of many alike; tests that increment `turn` cover all of them together. */
export function sample<T>(all: readonly T[], few: number, turn = 0): T[] {
  if (IS_FULL_RUN || few >= all.length) return [...all]
  return Array.from({ length: few }, (_, place) => all[(turn * few + place) % all.length]!)
}
