import type { BanReason } from './banned_reasons.js'

/** A banned picture that an upload is, or looks like. */
export interface BannedLike {
  reason: BanReason
  /** The same file; otherwise it only looks like it, which proves nothing. */
  isExact: boolean
  isEverywhere: boolean
  /** By which staff's list knows it. */
  photoId: string
}

/** Of an upload. */
export interface UploadHashes {
  /** SHA-256 of the file. */
  sourceHash: Buffer
  perceptualHash: string
  mirrorHash: string
}

/** Of 64 bits: other sizes, formats and qualities of a picture differ in fewer. */
const NEAR_BITS = 6
/** Bits set; a hash with fewer or more is of a plain picture, and thousands of others look like that. */
const TELLING = { least: 8, most: 56 }

const near = (hash: string) => `bit_count(cast(perceptual_hash # cast(${hash} as bigint) as bit(64))) <= ${NEAR_BITS}`

/**
 * SQL: the banned picture that one with `bannedValues` is, else one that it or its mirror image looks like; no row if there is none. Members' role
 * may ask it. It reads the lists from end to end: 100,000 banned pictures take 15 ms, where encoding the upload took hundreds
 * (`tests/api/members/near_pictures.spec.ts` prints it).
 */
export const BANNED_LIKE = `
  select photo_id::text as "photoId", reason, source_hash is not distinct from :sourceHash as "isExact", everywhere as "isEverywhere"
  from (
    select photo_id, reason, source_hash, perceptual_hash, true as everywhere from global.banned_pictures where lifted_at is null
    union all
    select photo_id, reason, source_hash, perceptual_hash, false from app.banned_photos
    where tenant_id = (select sec.tenant_id()) and lifted_at is null
  ) banned
  where source_hash = :sourceHash or ${near(':nearHash')} or ${near(':nearMirrorHash')}
  order by "isExact" desc, "isEverywhere" desc limit 1`

const counted = (table: string, kind: 'exact' | 'near') =>
  `update ${table} set ${kind}_matches = ${kind}_matches + 1, last_matched_at = now()`

/** SQL, behind a part `banned` that is `BANNED_LIKE`: staff's list counts an upload that only looks like a banned picture. */
export const COUNT_NEAR = `counted_everywhere as (
    ${counted('global.banned_pictures', 'near')} from banned
    where photo_id = cast(banned."photoId" as bigint) and banned."isEverywhere" and not banned."isExact"
  ), counted_here as (
    ${counted('app.banned_photos', 'near')} from banned
    where tenant_id = (select sec.tenant_id()) and photo_id = cast(banned."photoId" as bigint)
      and not banned."isEverywhere" and not banned."isExact"
  )`

/** SQL: the same for an upload that is one, and is refused. */
export function countExact({ isEverywhere }: BannedLike): string {
  return isEverywhere
    ? `${counted('global.banned_pictures', 'exact')} where photo_id = :photoId`
    : `${counted('app.banned_photos', 'exact')} where tenant_id = (select sec.tenant_id()) and photo_id = :photoId`
}

/** SQL: a photo's hash as the lists keep it. */
export const TELLING_HASH = `case when bit_count(cast(perceptual_hash as bit(64))) between ${TELLING.least} and ${TELLING.most}
  then perceptual_hash end`

/** What `BANNED_LIKE` asks by; it finds a mirror image by the upload's, so that the lists need no second hash. */
export function bannedValues({ sourceHash, perceptualHash, mirrorHash }: UploadHashes) {
  return { sourceHash, nearHash: telling(perceptualHash), nearMirrorHash: telling(mirrorHash) }
}

function telling(hash: string): string | null {
  const set = BigInt.asUintN(64, BigInt(hash)).toString(2).replaceAll('0', '').length
  return set >= TELLING.least && set <= TELLING.most ? hash : null
}
