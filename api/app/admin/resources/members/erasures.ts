import type { PastHold } from '#app/identity/deletion/erasure_hold'
import type { RetainedData } from '#app/identity/personal_data/erasure_certificate'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

const CAUSES = ['member', 'staff', 'unused', 'not_confirmed', 'backup'] as const

interface ErasureRow {
  id: string
  tenant_id: string
  cause: (typeof CAUSES)[number]
  /** The day; null where nobody asked. */
  asked_on: string | null
  erased_at: string
  certified: boolean
  kept: RetainedData[]
  held: PastHold | null
}

/** Who was erased is nobody's to know: when, why, and what is kept until when, for three years. */
export const erasures = {
  inTenant: 'erasures.tenant_id',
  from: 'app.erasures',
  key: 'erasures.id',
  columns: `erasures.id::text, erasures.tenant_id::text, erasures.cause, erasures.asked_on::text, erasures.erased_at, erasures.certified,
    erasures.kept, erasures.held`,
  filters: {
    id: { kind: 'id', column: 'erasures.id' },
    cause: { kind: 'choice', column: 'erasures.cause', options: CAUSES },
    from: { kind: 'time', column: 'erasures.erased_at', side: '>=' },
    until: { kind: 'time', column: 'erasures.erased_at', side: '<' },
  },
  sorts: { id: 'erasures.id', erased_at: 'erasures.erased_at' },
  defaultSort: ['erased_at', 'DESC'],
  shown,
} satisfies Resource

function shown({ erased_at: erasedAt, ...row }: Row): ErasureRow {
  return { ...row, erased_at: erasedAt.toISO() } as ErasureRow
}
