import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { PlainRow } from '#app/tenancy/context/plain_row'
import { currentTransaction } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import { hiddenFrom } from '#app/members/people/hidden_from'
import { PERSON_COLUMNS, type Person, personOf } from './person.js'
import { PHOTO_COLUMNS, type PlainPhoto } from '#app/members/people/photo'
import Profile from './profile.js'
import { showsPhotosTo } from '#app/members/people/shows_photos_to'

/** A person as lists show one, with what lies between that person and the viewer. */
export interface Card {
  profile: Person
  /** Null too where it is not the viewer's to see. */
  mainPhoto: PlainPhoto | null
  /** Whether this person shows photos to the viewer at all. */
  showsPhotos: boolean
  /** The main photo where it is not the viewer's to see: only blurred does it leave the house. */
  veiledPhoto: PlainPhoto | null
  region: { id: string; name: string } | null
  /** When the viewer liked this person; null if never. */
  likedAt: Date | null
  /** The like this person gave the viewer. */
  received: { at: Date; seen: boolean; automatic: boolean } | null
}

/** No profile has it: stands for a visitor. */
const NOBODY = '0'

/**
 * People with main photo, region and the likes between them and the viewer, in one statement. Every list of people starts
 * from it and adds its own joins and conditions; `cardOf` reads a row. It does not say who may be seen: see `visibleTo`.
 */
export function cardQuery(member: Member | null) {
  const viewer = member?.profile.id ?? NOBODY
  return Profile.query()
    .pojo<CardRow>()
    .select(PERSON_COLUMNS.selected)
    .select(PHOTO_COLUMNS.selected)
    .select('regions.name as region_name')
    .select(currentTransaction().raw(`${showsPhotosTo(member && ':viewer')} as shows_photos`, { viewer }) as never)
    .leftJoin('regions', 'regions.id', 'profiles.region_id')
    .leftJoin('photos', (on) =>
      on
        .on('photos.tenant_id', 'profiles.tenant_id')
        .andOn('photos.id', 'profiles.main_photo_id')
        // What moderators have not passed is seen by its owner alone.
        .andOn((shown) => shown.onVal('photos.status', 'active').orOnVal('photos.profile_id', viewer))
        // Nor what he reported. Lucid's types know no condition of SQL here, its builder does.
        .andOn(unreported(viewer) as never)
    )
    .if(member, (cards) => withLikes(cards, viewer))
}

/** A visitor gave and received none, so nothing is looked for. */
function withLikes(cards: ModelQueryBuilderContract<typeof Profile, CardRow>, viewer: string) {
  void cards
    .select('given.created_at as liked_at')
    .select(
      'received.created_at as received_at',
      'received.seen_at as received_seen_at',
      'received.automatic as received_automatic'
    )
    .leftJoin('likes as given', (on) =>
      on
        .on('given.tenant_id', 'profiles.tenant_id')
        .andOnVal('given.from_profile_id', viewer)
        .andOn('given.to_profile_id', 'profiles.id')
    )
    .leftJoin('likes as received', (on) =>
      on
        .on('received.tenant_id', 'profiles.tenant_id')
        .andOn('received.from_profile_id', 'profiles.id')
        .andOnVal('received.to_profile_id', viewer)
    )
}

function unreported(viewer: string) {
  const sql = viewer === NOBODY ? 'true' : `not ${hiddenFrom(':viewer', 'photos.id')}`
  return currentTransaction().knexClient.raw(sql, { viewer })
}

export type CardQuery = ReturnType<typeof cardQuery>

/** A row of `cardQuery`, with whatever else a query selects. */
export interface CardRow extends PlainRow {
  id: string
  town_id: string | null
  region_name: string | null
  shows_photos: boolean
  liked_at?: Date | null
  received_at?: Date | null
  received_seen_at?: Date | null
  received_automatic?: boolean | null
}

/** The card in a row of `cardQuery`. */
export function cardOf(row: CardRow): Card {
  const { region_name, shows_photos, liked_at, received_at, received_seen_at, received_automatic } = row
  const profile = personOf(row)
  const photo = PHOTO_COLUMNS.joinedIn(row)
  return {
    profile,
    mainPhoto: shows_photos ? photo : null,
    showsPhotos: shows_photos,
    veiledPhoto: shows_photos ? null : photo,
    region: profile.regionId && region_name ? { id: profile.regionId, name: region_name } : null,
    likedAt: liked_at ?? null,
    received: received_at
      ? { at: received_at, seen: received_seen_at !== null, automatic: received_automatic === true }
      : null,
  }
}
