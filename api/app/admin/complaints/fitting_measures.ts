import type { Measure } from '#app/safety/cases/decision'

interface Facts {
  kind: string
  /** Whether its profile is there, and not about to be erased. */
  hasProfile: boolean
  /** Whether it is a member's. */
  isMembers: boolean
}

/** Measures that fit a subject: a profile can't be removed like a photo, and nobody is warned who is no member. */
export function fittingMeasures({ kind, hasProfile, isMembers }: Facts): Measure[] {
  return [
    ...(kind === 'photo' || kind === 'message' || kind === 'text' ? (['removed'] as const) : []),
    ...(kind === 'page' ? (['corrected'] as const) : []),
    ...(hasProfile ? (['hidden'] as const) : []),
    ...(isMembers ? (['warned', 'suspended', 'banned'] as const) : []),
  ]
}
