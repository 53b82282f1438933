import { changeLevelValidator } from '#app/admin/resources/definition/change_validator'
import type { Resource, Row } from '#app/admin/resources/definition/resource'
import { settingsWithOrigin, type ShownLevel } from '#app/admin/resources/definition/settings_with_origin'

/** The one platform; its settings apply where no other level sets them. */
export const platforms = {
  from: 'global.platforms',
  key: 'platforms.id',
  columns: 'platforms.id::text',
  moreColumns: 'platforms.settings',
  filters: { id: { kind: 'id', column: 'platforms.id' } },
  sorts: { id: 'platforms.id' },
  defaultSort: ['id', 'ASC'],
  shown: (row) => row as { id: string },
  shownWhole: ({ id, settings: platform }: Row): { id: string } & ShownLevel => ({
    id,
    own_settings: platform,
    settings: settingsWithOrigin({ platform }),
  }),
  change: { level: 'platform', table: 'global.platforms', validator: changeLevelValidator, nameOf: () => 'platform' },
} satisfies Resource
