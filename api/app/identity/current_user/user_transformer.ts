import { BaseTransformer } from '@adonisjs/core/transformers'
import { ageOf } from '#app/members/people/age_of'
import { choicesOf } from '#app/members/people/choices_of'
import { imageOf } from '#app/members/people/image_of'
import { disabledNotifications } from '#app/members/people/notification_choices'
import type { Interest } from '#app/members/places/interests'
import type { Region } from '#app/members/places/regions'
import type { Site } from '#app/tenancy/sites/site'
import type Member from '#app/members/people/member'
import type { AccountSummary } from './account_summary.js'
import { RENEWED_CONSENTS, type RenewedConsent } from '#app/identity/consents/consent_kinds'
import { textVersion } from '#app/identity/consents/text_version'

interface OwnView {
  member: Member
  figures: AccountSummary
  region: Region | undefined
  interests: Interest[]
  site: Site
  needsAgeCheck: boolean
}

export default class UserTransformer extends BaseTransformer<OwnView> {
  toObject() {
    const { member, figures, region, interests, site, needsAgeCheck } = this.resource
    const { profile } = member
    return {
      id: member.id,
      email: member.email,
      status: member.isActivated ? ('active' as const) : ('not_confirmed' as const),
      credits: figures.credits,
      paid_user: profile.paidUser,
      signup_date: member.signedUpAt.toUTC().toISO()!,
      fictional_icon: false as const,
      /** Whether `discountcode.php?timebonus=true` answers with a code. */
      time_bonus: figures.time_bonus,
      language: member.language,
      notifications_disabled: disabledNotifications(member.notificationChoices),
      show_fictional: member.showFictional,
      visible_to_visitors: member.visibleToVisitors,
      invisible_mode: profile.invisible,
      privacy_mode: profile.photosPrivate,
      read_receipts: profile.readReceipts,
      paused: profile.paused,
      /** Changed texts the member must agree to again. */
      consents_due: consentsDue(figures.heldVersions, site),
      /** Hidden because the member withdrew consent to use their sexuality data. */
      withheld: profile.withheld,
      /** Hidden until an urgent complaint is decided. */
      under_review: profile.underReview,
      /** Hidden by a sanction. */
      sanctioned: profile.sanctioned,
      age_check_required: needsAgeCheck,
      profile: {
        id: profile.id,
        name: profile.name,
        gender: profile.gender as 'male' | 'female',
        looking_for: profile.lookingFor as 'male' | 'female' | 'both',
        country: profile.country,
        region: region ? { id: region.id, name: region.name } : null,
        city: profile.city,
        // Members see their own pause only as `paused`.
        status: member.isActivated && !profile.isHeldBack ? ('active' as const) : ('disabled' as const),
        main_image: imageOf(figures.mainPhoto, profile),
        date_of_birth: profile.dateOfBirth.toISODate()!,
        age: ageOf(profile.dateOfBirth, site.timeZone),
        ...choicesOf(profile),
        interests,
        about_me: profile.aboutMe,
      },
      total_unread_messages: figures.total_unread_messages,
      total_new_likes: figures.total_new_likes,
      month_spent_minor: figures.month_spent_minor,
      /** What they paid this month passed the brand’s `spending_warning`. */
      spending_warned: figures.spending_warned,
      /** Nothing counts down before them: they were warned, or pointed to help lately. */
      no_countdowns: figures.spending_warned || figures.in_care,
    }
  }
}

function consentsDue(held: Partial<Record<RenewedConsent, string>>, site: Site): RenewedConsent[] {
  return RENEWED_CONSENTS.filter((kind) => (held[kind] ?? '') < textVersion(kind, site))
}
