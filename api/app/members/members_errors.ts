import { Exception } from '@adonisjs/core/exceptions'

/** A fictional profile was about to be shown without the words that say so. Refusing is the only honest answer. */
export class UnmarkedFictionalProfile extends Exception {
  static status = 500
  static code = 'E_UNMARKED_FICTIONAL_PROFILE'
  static message = 'The brand has no fictional_singular or no fictional_warning'
}
