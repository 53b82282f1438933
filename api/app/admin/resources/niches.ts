import type { Resource } from '../resource.js'

/** The seven niches (specification §3); they are data of the platform and nobody's secret. */
export const niches: Resource = {
  roles: ['operator', 'support', 'moderator', 'finance', 'read_only'],
  from: 'global.niches',
  key: 'niches.id',
  columns: 'niches.id::text, niches.key, niches.preset',
  filters: { id: { kind: 'id', column: 'niches.id' } },
  sorts: { id: 'niches.id' },
  defaultSort: 'id',
  shown: (row) => row,
}
