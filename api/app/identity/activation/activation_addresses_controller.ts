import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { updateActivationAddressValidator } from './activation_address_validator.js'
import { changeActivationAddress } from './change_activation_address.js'
import { currentUser } from '#app/identity/current_user/current_user'

/** `PUT /api/activation/address`: sends the activation e-mail to another address; does nothing once activated. */
export default class ActivationAddressesController {
  async update(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(updateActivationAddressValidator, { data: ctx.request.body() })
    const member = ctx.auth.use('member').getUserOrFail()
    if (!member.isActivated) await changeActivationAddress(siteOf(ctx), member, email)
    return ctx.serialize(await currentUser(ctx, member))
  }
}
