import { changeLevelValidator } from '#app/admin/resources/definition/change_validator'
import type { Resource, Row } from '#app/admin/resources/definition/resource'
import { settingsWithOrigin, type ShownLevel } from '#app/admin/resources/definition/settings_with_origin'

interface NicheRow {
  id: string
  key: string
  preset: string
}

/** The seven niches (specification §3), visible to all staff. */
export const niches = {
  from: 'global.niches left join global.platforms on true',
  key: 'niches.id',
  columns: 'niches.id::text, niches.key, niches.preset',
  moreColumns: 'niches.settings as niche_settings, platforms.settings as platform_settings',
  filters: { id: { kind: 'id', column: 'niches.id' } },
  sorts: { id: 'niches.id' },
  defaultSort: ['id', 'ASC'],
  shown: (row) => row as NicheRow,
  shownWhole,
  change: {
    level: 'niche',
    table: 'global.niches',
    validator: changeLevelValidator,
    nameOf: ({ key }) => key,
  },
} satisfies Resource

function shownWhole({ niche_settings: niche, platform_settings: platform, ...row }: Row): NicheRow & ShownLevel {
  return {
    ...(row as NicheRow),
    own_settings: niche,
    settings: settingsWithOrigin({ niche, platform: platform ?? {} }),
  }
}
