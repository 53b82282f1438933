import type { Setting } from '#console/tenancy/setting.ts'

/** A niche or the platform, with settings all its brands inherit. */
export interface SharedPlace {
  id: string
  settings: Setting[]
}

/** A niche (specification §3). */
export interface Niche extends SharedPlace {
  key: string
  preset: string
}
