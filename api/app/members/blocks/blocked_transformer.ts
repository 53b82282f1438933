import { BaseTransformer } from '@adonisjs/core/transformers'
import { ageOf } from '#app/members/people/age_of'
import type { Blocked } from './blocked_by.js'
import { fictionalMark } from '#app/members/people/fictional_mark'
import type { Viewer } from '#app/members/people/viewer'

/** An entry of the member's block list: enough to recognise the person, but nothing about their current state. */
export default class BlockedTransformer extends BaseTransformer<Blocked> {
  constructor(
    blocked: Blocked,
    protected viewer: Viewer
  ) {
    super(blocked)
  }

  toObject() {
    const { profile, at } = this.resource
    const { site, language } = this.viewer
    return {
      ...fictionalMark(profile, site, language),
      id: profile.id,
      name: profile.name,
      age: site.settings.visible_profile_fields.includes('age') ? ageOf(profile.dateOfBirth, site.timeZone) : null,
      blocked_at: at.toISOString(),
    }
  }
}
