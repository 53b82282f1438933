import { Refusal } from '#app/http/http_errors'

/** In production nothing is opened before a second factor is set up. */
export class SecondFactorRequired extends Refusal {
  static status = 403
  static code = 'second_factor_required'
}

/** Nobody disables themselves, gives up their own rights or recovers their own second factor: another admin does. */
export class OwnRights extends Refusal {
  static status = 409
  static code = 'own_rights'
}

/** In production one second factor stays. */
export class LastSecondFactor extends Refusal {
  static status = 409
  static code = 'last_second_factor'
}

/** A link to choose a password would not open. */
export class StaffDisabled extends Refusal {
  static status = 409
  static code = 'staff_disabled'
}
