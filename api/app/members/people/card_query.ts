import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { DateTime } from 'luxon'
import { currentTransaction } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import { hiddenFrom } from '#app/members/people/hidden_from'
import { PERSON_COLUMNS, type Person, profileColumns } from './person.js'
import { PLAIN_PHOTO, type PlainPhoto } from '#app/members/people/photo'
import Profile from './profile.js'
import { showsPhotosTo } from '#app/members/people/shows_photos_to'

export interface Card {
  profile: Person
  mainPhoto: PlainPhoto | null
  showsPhotos: boolean
  /** The main photo if the viewer may not see it: only its blurred version may be sent. */
  veiledPhoto: PlainPhoto | null
  region: { id: string; name: string } | null
  likedAt: DateTime | null
  received: { at: DateTime; seen: boolean; automatic: boolean } | null
}

const COLUMNS = profileColumns(PERSON_COLUMNS)

/** A profile id that never exists: the viewer is a visitor. */
const NOBODY = '0'

/** The query every list of people starts from, for `tenantRows` and `cardOf`. It doesn't restrict who may be seen: see `visibleTo`. */
export function cardQuery(member: Member | null) {
  const viewer = member?.profile.id ?? NOBODY
  return Profile.query()
    .pojo<CardRow>()
    .select(COLUMNS)
    .select(currentTransaction().raw(`${PLAIN_PHOTO} as photo`))
    .select('regions.name as region_name')
    .select(currentTransaction().raw(`${showsPhotosTo(member && ':viewer')} as shows_photos`, { viewer }) as never)
    .leftJoin('regions', 'regions.id', 'profiles.region_id')
    .leftJoin('photos', (on) =>
      on
        .on('photos.tenant_id', 'profiles.tenant_id')
        .andOn('photos.id', 'profiles.main_photo_id')
        .andOn((shown) => shown.onVal('photos.status', 'active').orOnVal('photos.profile_id', viewer))
        // Lucid's types don't accept raw SQL as a join condition; its query builder does.
        .andOn(unreported(viewer) as never)
    )
    .if(member, (cards) => withLikes(cards, viewer))
}

function withLikes(cards: ModelQueryBuilderContract<typeof Profile, CardRow>, viewer: string) {
  void cards
    .select('given.created_at as liked_at')
    .select(
      'received.created_at as received_at',
      'received.seen_at as received_seen_at',
      'received.automatic as received_automatic'
    )
    .joinRaw(like('given', ':viewer', 'profiles.id'), { viewer })
    .joinRaw(like('received', 'profiles.id', ':viewer'), { viewer })
}

/** SQL: one person's like of another. The limit makes PostgreSQL look each up by both; without it, it may read all likes of the viewer. */
function like(name: string, from: string, to: string): string {
  return `left join lateral (select created_at, seen_at, automatic from app.likes
    where likes.tenant_id = profiles.tenant_id and likes.from_profile_id = ${from} and likes.to_profile_id = ${to} limit 1) ${name} on true`
}

function unreported(viewer: string) {
  const sql = viewer === NOBODY ? 'true' : `not ${hiddenFrom(':viewer', 'photos.id')}`
  return currentTransaction().knexClient.raw(sql, { viewer })
}

export type CardQuery = ReturnType<typeof cardQuery>

export interface CardRow extends Omit<Person, 'isFictional'> {
  photo: PlainPhoto | null
  region_name: string | null
  shows_photos: boolean
  liked_at?: DateTime | null
  received_at?: DateTime | null
  received_seen_at?: DateTime | null
  received_automatic?: boolean | null
}

export function cardOf(row: CardRow): Card {
  const { photo, region_name, shows_photos, liked_at, received_at, received_seen_at, received_automatic, ...person } =
    row
  return {
    profile: { ...person, isFictional: person.kind === 'fictional' },
    mainPhoto: shows_photos ? photo : null,
    showsPhotos: shows_photos,
    veiledPhoto: shows_photos ? null : photo,
    region: person.regionId && region_name ? { id: person.regionId, name: region_name } : null,
    likedAt: liked_at ?? null,
    received: received_at
      ? { at: received_at, seen: received_seen_at !== null, automatic: received_automatic === true }
      : null,
  }
}
