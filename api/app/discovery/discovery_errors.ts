import { Refusal } from '#app/http/http_errors'

/** Only who has confirmed the address may do this (specification §2). */
export class ActivationRequired extends Refusal {
  static status = 403
  static code = 'activation_required'
}
