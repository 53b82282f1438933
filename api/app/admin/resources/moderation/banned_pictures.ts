import { PLATFORM_BANS } from '#app/members/photos/bans/banned_reasons'
import { BANNED_COLUMNS, BANNED_SORTS, bannedFilters, shownBan, WITH_STAFF } from './banned_list.js'
import type { Resource } from '#app/admin/resources/definition/resource'

/** Pictures that no brand takes, of minors or without consent; for platform admins alone, and never the picture. */
export const bannedPictures = {
  from: `global.banned_pictures banned ${WITH_STAFF}`,
  key: 'banned.photo_id',
  columns: BANNED_COLUMNS,
  filters: bannedFilters(PLATFORM_BANS),
  sorts: BANNED_SORTS,
  defaultSort: ['banned_at', 'DESC'],
  shown: shownBan,
} satisfies Resource
