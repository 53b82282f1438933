import { BaseTransformer } from '@adonisjs/core/transformers'
import { ageOf } from '#app/members/people/age_of'
import { imageOf } from '#app/members/people/image_of'
import { disabledNotifications } from '#app/members/people/notification_choices'
import type { Interest } from '#app/members/places/interests'
import type { Region } from '#app/members/places/regions'
import type { Site } from '#app/tenancy/sites/site'
import type Member from '#app/members/people/member'
import type { OwnFigures } from './account_summary.js'
import { READ_AGAIN, type ReadAgain } from '#app/identity/consents/consent_kinds'
import { textVersion } from '#app/identity/consents/text_version'

/** A member looking at himself. */
interface OwnView {
  member: Member
  figures: OwnFigures
  region: Region | undefined
  interests: Interest[]
  site: Site
  /** He sees nobody before he proved his age. */
  mustProveAge: boolean
}

export default class UserTransformer extends BaseTransformer<OwnView> {
  toObject() {
    const { member, figures, region, interests, site, mustProveAge } = this.resource
    const { profile } = member
    return {
      id: member.id,
      email: member.email,
      status: member.isActivated ? ('active' as const) : ('not_confirmed' as const),
      credits: figures.credits,
      paid_user: profile.paidUser,
      signup_date: member.signedUpAt.toUTC().toISO()!,
      fictional_icon: false as const,
      language: member.language,
      notifications_disabled: disabledNotifications(member.notificationChoices),
      show_fictional: member.showFictional,
      visible_to_visitors: member.visibleToVisitors,
      invisible_mode: profile.invisible,
      privacy_mode: profile.photosPrivate,
      paused: profile.paused,
      /** What he has to read and agree to, because it has changed. */
      consents_due: consentsDue(figures.heldVersions, site),
      /** Nobody sees him: he took back the consent to use what he says of his sexuality. */
      withheld: profile.withheld,
      /** Nobody sees him until a complaint that can't wait is decided. */
      under_review: profile.underReview,
      age_check_required: mustProveAge,
      profile: {
        id: profile.id,
        name: profile.name,
        gender: profile.gender as 'male' | 'female',
        looking_for: profile.lookingFor as 'male' | 'female' | 'both',
        country: profile.country,
        region: region ? { id: region.id, name: region.name } : null,
        city: profile.city,
        // For himself a pause is no other state: `paused` says it.
        status: member.isActivated && !profile.isHeldBack ? ('active' as const) : ('disabled' as const),
        main_image: imageOf(figures.mainPhoto, profile),
        date_of_birth: profile.dateOfBirth.toISODate()!,
        age: ageOf(profile.dateOfBirth, site.timeZone),
        sexuality: profile.sexuality,
        hair_colour: profile.hairColour,
        eye_colour: profile.eyeColour,
        body_type: profile.bodyType,
        relationship_status: profile.relationshipStatus,
        tattoos: profile.tattoos,
        interests,
        reason: profile.reason,
        about_me: profile.aboutMe,
      },
      total_unread_messages: figures.total_unread_messages,
      total_new_likes: figures.total_new_likes,
      month_spent_minor: figures.month_spent_minor,
    }
  }
}

/** What a member has not agreed to yet as it holds now, by the newest versions he agreed to. */
function consentsDue(held: Partial<Record<ReadAgain, string>>, site: Site): ReadAgain[] {
  return READ_AGAIN.filter((kind) => (held[kind] ?? '') < textVersion(kind, site))
}
