import { type HoldShown, shownHold } from './deletions.js'
import { DateTime } from 'luxon'
import type { Tracking } from '@manyhearts/locales/tracking'
import { ageOf } from '#app/members/people/age_of'
import type { PhotoRefusal } from '#app/members/photos/arranging/photo_refusals'
import { disabledNotifications, type NotificationType } from '#app/members/people/notification_choices'
import { maskedEmail } from '#app/admin/resources/definition/masked_email'
import type { Row } from '#app/admin/resources/definition/resource'

interface MemberRow {
  id: string
  tenant_id: string
  profile_id: string
  name: string
  email: string
  status: 'not_confirmed' | 'active' | 'suspended' | 'banned'
  age: number
  gender: 'male' | 'female'
  country: string
  region: string | null
  city: string | null
  language: string
  paid_user: boolean
  credits: number
  signed_up_at: string
  activated_at: string | null
  last_active_at: string
  photo: { thumb_filename: string } | null
}

interface WholeMemberRow extends MemberRow {
  bonus: number
  bought: number
  last_used_at: string | null
  /** Until when they can come back, of one who asked to be deleted. */
  restorable_until: string | null
  /** What keeps their data from being erased. */
  hold: HoldShown | null
  own_settings: {
    looking_for: 'male' | 'female' | 'both'
    show_fictional: boolean
    visible_to_visitors: boolean
    invisible_mode: boolean
    privacy_mode: boolean
    paused: boolean
    notifications_disabled: NotificationType[]
  }
  tracking: Record<Tracking, string | null>
  /** Since when their network is told nothing more; null: it is told. */
  postbacks_stopped_at: string | null
  /** Null when no provider has confirmed the member's age. */
  age_proof: { at: string; provider: string } | null
  consents: {
    kind: string
    version: string
    language: string | null
    partners: string | null
    given_at: string
    revoked_at: string | null
  }[]
  photos: {
    id: string
    filename: string
    thumb_filename: string
    status: 'active' | 'pending' | 'refused'
    refusal: PhotoRefusal | null
    main: boolean
  }[]
  orders: {
    id: string
    number: string
    status: string
    amount_minor: number
    currency: string
    credits: number
    bonus_credits: number
    created_at: string
    completed_at: string | null
  }[]
}

export function shownMember(row: Row): MemberRow {
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    profile_id: row.profile_id,
    name: row.name,
    email: maskedEmail(row.email),
    status: row.status,
    age: ageOf(DateTime.fromISO(row.date_of_birth), row.time_zone),
    gender: row.gender,
    country: row.country,
    region: row.region,
    city: row.city,
    language: row.language,
    paid_user: row.paid_user,
    credits: row.bonus + row.bought,
    signed_up_at: row.signed_up_at.toISO(),
    activated_at: instant(row.activated_at),
    last_active_at: row.last_active_at.toISO(),
    photo: row.thumb_filename === null ? null : { thumb_filename: row.thumb_filename },
  }
}

export function shownWholeMember(row: Row): WholeMemberRow {
  return {
    ...shownMember(row),
    bonus: row.bonus,
    bought: row.bought,
    last_used_at: instant(row.last_used_at),
    restorable_until: instant(row.restorable_until),
    hold: shownHold(row.hold),
    own_settings: {
      looking_for: row.looking_for,
      show_fictional: row.show_fictional,
      visible_to_visitors: row.visible_to_visitors,
      invisible_mode: row.invisible,
      privacy_mode: row.photos_private,
      paused: row.paused,
      notifications_disabled: disabledNotifications(row.notification_choices),
    },
    photos: row.photos,
    tracking: trackingOf(row),
    postbacks_stopped_at: instant(row.postbacks_stopped_at),
    age_proof: row.age_proven_at && { at: instant(row.age_proven_at)!, provider: row.age_proven_by },
    consents: row.consents.map((one: Row) => ({
      ...one,
      given_at: instant(one.given_at),
      revoked_at: instant(one.revoked_at),
    })),
    orders: row.orders.map((one: Row) => ({
      ...one,
      created_at: instant(one.created_at),
      completed_at: instant(one.completed_at),
    })),
  }
}

function trackingOf({ network, ref, sub1, sub2, sub3, lander, slug }: Row): WholeMemberRow['tracking'] {
  return { network, ref, sub1, sub2, sub3, lander, slug }
}

/** Columns are DateTimes, values inside JSON are text. */
function instant(value: DateTime | string | null): string | null {
  if (value === null) return null
  return typeof value === 'string' ? new Date(value).toISOString() : value.toISO()
}
