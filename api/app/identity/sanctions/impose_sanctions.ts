import type { DateTime } from 'luxon'
import Sanction, { type SanctionKind } from '#app/safety/sanctions/sanction'
import { settleSanctions } from './settle_sanctions.js'

interface Imposed {
  profileId: string
  kinds: readonly SanctionKind[]
  /** The statement of reasons they are read in. */
  decisionId: string
  /** Of staff. */
  by: string
  /** Of those that end by themselves. */
  endsAt: DateTime | null
}

const ENDLESS: readonly SanctionKind[] = ['warned', 'banned', 'reports_warned']

/** Puts somebody under sanctions, from now on. */
export async function imposeSanctions({ profileId, kinds, decisionId, by, endsAt }: Imposed): Promise<void> {
  if (kinds.length === 0) return
  await Sanction.createMany(
    kinds.map((kind) => ({
      profileId,
      kind,
      decisionId,
      imposedBy: by,
      endsAt: ENDLESS.includes(kind) ? null : endsAt,
    }))
  )
  await settleSanctions(profileId)
}
