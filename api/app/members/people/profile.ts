import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { ProfileSchema } from '#generated/schema'
import Photo from '#app/members/people/photo'

export default class Profile extends ProfileSchema {
  @hasMany(() => Photo)
  declare photos: HasMany<typeof Photo>

  @belongsTo(() => Photo, { foreignKey: 'mainPhotoId' })
  declare mainPhoto: BelongsTo<typeof Photo>

  get isFictional(): boolean {
    return this.kind === 'fictional'
  }

  /** Hidden whatever its owner chooses: a consent is missing, an urgent complaint is open, or a sanction hides it. */
  get isHeldBack(): boolean {
    return this.withheld || this.underReview || this.sanctioned
  }

  /** Its status, which follows from all that may hide it; a fictional profile has no member. */
  statusFor(member: { isActivated: boolean } | null): 'active' | 'disabled' {
    const isIn = member === null || member.isActivated
    return isIn && !this.paused && !this.leftAt && !this.isHeldBack ? 'active' : 'disabled'
  }
}
