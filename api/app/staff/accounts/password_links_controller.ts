import type { HttpContext } from '@adonisjs/core/http'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { choosePassword } from './choose_password.js'
import { type LinkPurpose, passwordLink } from './password_link.js'
import { chosenPasswordValidator } from './staff_member_validator.js'

/** `/api/password_links/:token` on the console's host: what a link is for, and the password that is chosen by it. It logs nobody in (ASVS 6.4.3). */
export default class PasswordLinksController {
  async show({ params }: HttpContext): Promise<{ purpose: LinkPurpose; email: string | null; name: string | null }> {
    const link = await passwordLink(params.token)
    if (!link) throw new TokenInvalid()
    const { purpose, email, name } = link
    return { purpose, email, name }
  }

  async update({ params, request }: HttpContext): Promise<{ email: string }> {
    const chosen = await request.validateUsing(chosenPasswordValidator, { data: request.body() })
    return { email: await choosePassword(params.token, chosen) }
  }
}
