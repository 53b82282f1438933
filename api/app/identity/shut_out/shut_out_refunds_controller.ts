import type { HttpContext } from '@adonisjs/core/http'
import { refundAllUnused } from '#app/credits/refunds/refund_all_unused'
import { lockMember } from '#app/identity/account/lock_member'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { memberStillShutOut } from './shut_out_member.js'

/** `POST /api/shut-out/:token/refund`: the money for credits that somebody who is banned can't use any more. */
export default class ShutOutRefundsController {
  async store({ params, response }: HttpContext) {
    const { id } = await memberStillShutOut(params.token)
    // Whoever is suspended can use them again; from an order they withdraw by its number.
    if ((await lockMember(id)).status !== 'banned') throw new TokenInvalid()
    await refundAllUnused(id, 'ban')
    return response.noContent()
  }
}
