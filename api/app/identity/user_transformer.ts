import { BaseTransformer } from '@adonisjs/core/transformers'
import { ageOf } from '#app/members/age_of'
import { imageOf } from '#app/members/image_of'
import type { Site } from '#app/tenancy/site'
import type Member from './member.js'
import type { OwnFigures } from './own_figures.js'

/** A member looking at himself. */
interface OwnView {
  member: Member
  figures: OwnFigures
  site: Site
}

export default class UserTransformer extends BaseTransformer<OwnView> {
  toObject() {
    const { member, figures, site } = this.resource
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
      notifications_disabled: member.notificationsDisabled as string[],
      show_fictional: member.showFictional,
      visible_to_visitors: member.visibleToVisitors,
      profile: {
        id: profile.id,
        name: profile.name,
        gender: profile.gender as 'male' | 'female',
        looking_for: profile.lookingFor as 'male' | 'female' | 'both',
        country: profile.country,
        status: profile.status as 'active' | 'disabled',
        main_image: imageOf(figures.mainPhoto),
        age: ageOf(profile.dateOfBirth, site.timeZone),
      },
      total_unread_messages: figures.total_unread_messages,
      total_new_likes: figures.total_new_likes,
      month_spent_minor: figures.month_spent_minor,
    }
  }
}
