import { DateTime } from 'luxon'
import { CHOICE_FIELDS, type ChoiceField } from '@manyhearts/locales/profile_fields'
import { ageOf } from '#app/members/people/age_of'
import type { PhotoLicence } from '#app/members/fictional/photo_licences'
import { rowVersion } from '#app/admin/changes/row_version'
import { byState } from '#app/admin/resources/definition/by_state'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface FictionalProfileRow {
  id: string
  tenant_id: string
  name: string
  age: number
  gender: 'male' | 'female'
  country: string
  region: string | null
  city: string | null
  /** Out of use: found nowhere, and takes no messages. */
  retired: boolean
  /** Conversations in which a member wrote last. */
  waiting: number
  photo_count: number
  /** Photos whose rights nobody recorded. */
  photos_unrecorded: number
  made_at: string
  photo: { thumb_filename: string } | null
}

type WholeFictionalProfileRow = FictionalProfileRow & {
  looking_for: 'male' | 'female' | 'both'
  date_of_birth: string
  region_id: string | null
  interests: string[]
  about_me: string
  photos: {
    id: string
    filename: string
    thumb_filename: string
    main: boolean
    rights: {
      source: string
      licence: PhotoLicence
      /** Null for a command on the server. */
      confirmed_by: string | null
      confirmed_at: string
    } | null
  }[]
  version: string
} & Record<ChoiceField, string | null>

const OWN = 'tenant_id = profiles.tenant_id and profile_id = profiles.id'

const PHOTOS = `(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
  select photos.id::text, filename, thumb_filename, coalesce(photos.id = profiles.main_photo_id, false) as main,
    case when photo_rights.photo_id is not null then jsonb_build_object('source', source, 'licence', licence,
      'confirmed_by', staff_members.name, 'confirmed_at', confirmed_at) end as rights
  from app.photos
  left join app.photo_rights on photo_rights.tenant_id = photos.tenant_id and photo_rights.photo_id = photos.id
  left join staff.staff_members on staff_members.id = photo_rights.confirmed_by
  where photos.tenant_id = profiles.tenant_id and photos.profile_id = profiles.id
  order by (photos.id = profiles.main_photo_id) desc nulls last, position) one)`

/** Profiles that are nobody's: written by the brand's team, and marked as that wherever they are shown. */
export const fictionalProfiles = {
  inTenant: 'profiles.tenant_id',
  from: `app.profiles
    join global.tenants on tenants.id = profiles.tenant_id and profiles.kind = 'fictional'
    left join global.regions on regions.id = profiles.region_id
    left join app.photos main on main.tenant_id = profiles.tenant_id and main.id = profiles.main_photo_id`,
  key: 'profiles.id',
  columns: `profiles.id::text, profiles.tenant_id::text, profiles.name, profiles.date_of_birth::text, tenants.time_zone,
    profiles.gender, profiles.country, regions.name as region, profiles.city, profiles.paused as retired, profiles.created_at,
    main.thumb_filename,
    (select count(*)::int from app.conversation_sides where ${OWN} and num_unread_messages > 0) as waiting,
    (select count(*)::int from app.photos where ${OWN}) as photo_count,
    (select count(*)::int from app.photos where ${OWN} and not exists (select from app.photo_rights
      where photo_rights.tenant_id = photos.tenant_id and photo_rights.photo_id = photos.id)) as photos_unrecorded`,
  moreColumns: `profiles.looking_for, profiles.region_id::text, profiles.about_me,
    ${CHOICE_FIELDS.map((field) => `profiles.${field}`).join(', ')}, ${PHOTOS} as photos,
    array(select interest_id::text from app.profile_interests where ${OWN} order by 1) as interests`,
  filters: {
    id: { kind: 'id', column: 'profiles.id' },
    q: {
      kind: 'search',
      condition: (text) => ({ sql: 'profiles.name_key ^@ lower(?)', bindings: [text.trim()] }),
    },
    state: byState({ used: 'not profiles.paused', retired: 'profiles.paused' }),
  },
  sorts: { id: 'profiles.id', name: 'profiles.name_key', made_at: 'profiles.created_at' },
  defaultSort: ['name', 'ASC'],
  shown,
  shownWhole,
} satisfies Resource

function shown(row: Row): FictionalProfileRow {
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    name: row.name,
    age: ageOf(DateTime.fromISO(row.date_of_birth), row.time_zone),
    gender: row.gender,
    country: row.country,
    region: row.region,
    city: row.city,
    retired: row.retired,
    waiting: row.waiting,
    photo_count: row.photo_count,
    photos_unrecorded: row.photos_unrecorded,
    made_at: row.created_at.toISO(),
    photo: row.thumb_filename === null ? null : { thumb_filename: row.thumb_filename },
  }
}

function shownWhole(row: Row): WholeFictionalProfileRow {
  const said = {
    looking_for: row.looking_for,
    date_of_birth: row.date_of_birth,
    region_id: row.region_id,
    interests: row.interests,
    about_me: row.about_me,
    ...(Object.fromEntries(CHOICE_FIELDS.map((field) => [field, row[field]])) as Record<ChoiceField, string | null>),
  }
  const { name, gender, country, city } = row
  return {
    ...shown(row),
    ...said,
    version: rowVersion({ name, gender, country, city, ...said }),
    photos: row.photos.map((photo: Row) => ({
      ...photo,
      rights: photo.rights && { ...photo.rights, confirmed_at: new Date(photo.rights.confirmed_at).toISOString() },
    })),
  }
}
