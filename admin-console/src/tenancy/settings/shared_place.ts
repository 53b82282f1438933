import type { Setting } from '#console/tenancy/setting.ts'

/** A niche or the platform, whose settings all their brands inherit. */
export interface SharedPlace {
  id: string
  settings: Setting[]
}

/** One of the niches (specification §3). */
export interface Niche extends SharedPlace {
  key: string
  preset: string
}
