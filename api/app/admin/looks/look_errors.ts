import { Refusal } from '#app/http/http_errors'

/** The brand has as many pictures as allowed; `meta.limit`. */
export class HeroLimit extends Refusal {
  static status = 403
  static code = 'hero_limit'
}

/** Visitors see it, or the look shows it that is worked on. */
export class HeroInUse extends Refusal {
  static status = 409
  static code = 'hero_in_use'
}

/** Somebody else changed the look, or a picture of it, since it was read. */
export class LookChanged extends Refusal {
  static status = 409
  static code = 'look_changed'
}
