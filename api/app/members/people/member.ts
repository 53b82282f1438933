import { column, hasOne } from '@adonisjs/lucid/orm'
import type { HasOne } from '@adonisjs/lucid/types/relations'
import { MemberSchema } from '#generated/schema'
import Profile from '#app/members/people/profile'

/** Statuses that a sanction sets (`identity/sanctions`). */
export const SHUT_OUT: readonly string[] = ['suspended', 'banned']

export default class Member extends MemberSchema {
  @hasOne(() => Profile)
  declare profile: HasOne<typeof Profile>

  // Lucid would expect `sub_1`; the specification's name has no underscore.
  @column({ columnName: 'sub1' })
  declare sub1: string | null

  @column({ columnName: 'sub2' })
  declare sub2: string | null

  @column({ columnName: 'sub3' })
  declare sub3: string | null

  /** Whether the email address is confirmed; until then the profile is hidden and partners can't reply (specification §1). */
  get isActivated(): boolean {
    return this.status === 'active'
  }

  /** Suspended or banned: whoever is can't log in, and nobody sees them. */
  get isShutOut(): boolean {
    return SHUT_OUT.includes(this.status)
  }
}
