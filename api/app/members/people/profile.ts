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

  /** Hidden whatever its owner chooses: a consent is missing, or an urgent complaint is open. */
  get isHeldBack(): boolean {
    return this.withheld || this.underReview
  }
}
