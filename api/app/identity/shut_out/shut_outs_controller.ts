import type { HttpContext } from '@adonisjs/core/http'
import { unusedPurchases } from '#app/credits/refunds/unused_purchases'
import { newestExport } from '#app/identity/exports/newest_export'
import { sanctionsInForce } from '#app/safety/sanctions/sanctions_in_force'
import { shutOutMember } from './shut_out_member.js'
import ShutOutTransformer from './shut_out_transformer.js'

/** `GET /api/shut-out/:token`: what somebody who is suspended or banned is told, and may still do. */
export default class ShutOutsController {
  async show({ params, serialize }: HttpContext) {
    const member = await shutOutMember(params.token)
    const inForce = await sanctionsInForce(member.profile.id)
    return serialize({
      shut_out: ShutOutTransformer.transform({
        member,
        sanction: inForce.find(({ kind }) => kind === member.status) ?? null,
        unused: await unusedPurchases(member.id),
        dataExport: await newestExport(member.id),
      }),
    })
  }
}
