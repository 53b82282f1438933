import { BRAND_BANS } from '#app/members/photos/bans/banned_reasons'
import { BANNED_COLUMNS, BANNED_SORTS, bannedFilters, type BannedRow, shownBan, WITH_STAFF } from './banned_list.js'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface BannedPhotoRow extends BannedRow {
  tenant_id: string
  /** As long as its profile keeps the photo; what was sent in a conversation is shown to nobody here. */
  thumb_filename: string | null
}

/** Pictures that a brand doesn't take again. */
export const bannedPhotos = {
  inTenant: 'banned.tenant_id',
  from: `app.banned_photos banned ${WITH_STAFF}
    left join app.photos on photos.tenant_id = banned.tenant_id and photos.id = banned.photo_id`,
  key: 'banned.photo_id',
  columns: `${BANNED_COLUMNS}, banned.tenant_id::text, photos.thumb_filename`,
  filters: bannedFilters(BRAND_BANS),
  sorts: BANNED_SORTS,
  defaultSort: ['banned_at', 'DESC'],
  shown: (row: Row) => shownBan(row) as BannedPhotoRow,
} satisfies Resource
