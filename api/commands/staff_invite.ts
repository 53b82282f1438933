import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { errors } from '@vinejs/vine'
import { DEFAULT_LANGUAGE } from '@manyhearts/locales/languages'
import { translationsIn } from '#app/http/translations'
import { wordedFaults } from '#app/http/validation/worded_faults'
import { sendPasswordLink } from '#app/staff/accounts/send_password_link'
import { type Grant, inviteStaff } from '#app/staff/accounts/staff_account'
import { createStaffMemberValidator } from '#app/staff/accounts/staff_member_validator'
import { tenantBySlug } from '#app/tenancy/manifests/tenant_by_slug'

/** A new account; its owner chooses the password by a link, which is mailed and printed. */
export default class StaffInvite extends BaseCommand {
  static commandName = 'staff:invite'
  static description = 'Invite a colleague to the console'
  static help = [
    '  {{ binaryName }} staff:invite kim@example.com "Kim de Wit" --platform-admin',
    '  {{ binaryName }} staff:invite kim@example.com "Kim de Wit" --role support@rosa --role support@vlam',
    'Roles: operator, support, moderator, desk, finance, read_only.',
  ]
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Their e-mail address' })
  declare email: string

  @args.string({ description: 'Their name, as colleagues see it' })
  declare name: string

  @flags.array({ description: 'A role at a brand, as role@brand; as often as needed' })
  declare role: string[]

  @flags.boolean({ description: 'All roles everywhere, and the staff itself' })
  declare platformAdmin: boolean

  @flags.string({ description: `Language of their mails, ${DEFAULT_LANGUAGE} when not said` })
  declare language: string

  async run() {
    const grants: Record<keyof Grant, string>[] = []
    for (const role of this.role ?? []) grants.push(await grantNamed(role))
    try {
      const wanted = await createStaffMemberValidator.validate({
        email: this.email,
        name: this.name,
        language: this.language ?? DEFAULT_LANGUAGE,
        platform_admin: this.platformAdmin ?? false,
        grants,
      })
      const account = await inviteStaff(null, wanted)
      const { mailed, link } = await sendPasswordLink(account)
      if (!mailed) this.logger.warning('The mail server did not take the mail')
      this.logger.log(`${account.email} chooses a password at ${link}`)
    } catch (error) {
      if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
      for (const { field, message } of wordedFaults(error, translationsIn('en-informal', 'errors')))
        this.logger.error(`${field}: ${message}`)
      this.exitCode = 1
    }
  }
}

/** A brand that isn't there is left to the validator, which names the place. */
async function grantNamed(text: string): Promise<Record<keyof Grant, string>> {
  const [role = '', slug = ''] = text.split('@')
  return { role, tenant_id: (await tenantBySlug(slug))?.id ?? '' }
}
