import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DEFAULT_LANGUAGE, isLanguage } from '@manyhearts/locales/languages'
import { sendPasswordLink } from '#app/staff/accounts/send_password_link'
import { inviteStaff } from '#app/staff/accounts/staff_account'
import { grantsNamed } from '#app/staff/accounts/grants_named'
import { readableFaults } from '#app/staff/accounts/readable_faults'

/** A new account; its owner chooses the password by a link, which is mailed and printed. */
export default class StaffInvite extends BaseCommand {
  static commandName = 'staff:invite'
  static description = 'Invite a colleague to the console'
  static help = [
    'A platform admin:          {{ binaryName }} staff:invite kim@example.com "Kim de Wit" --platform-admin',
    'Support at two brands:     {{ binaryName }} staff:invite kim@example.com "Kim de Wit" --role support@rosa --role support@vlam',
    'Roles are operator, support, moderator, desk, finance and read_only.',
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

  @flags.string({ description: 'Language of their mails and console: en, nl, de …' })
  declare language: string

  async run() {
    const language = this.language ?? DEFAULT_LANGUAGE
    if (!isLanguage(language)) return this.#fail(`There is no language ${language}.`)
    try {
      const account = await inviteStaff(null, {
        email: this.email.trim().toLowerCase(),
        name: this.name.trim(),
        language,
        platform_admin: this.platformAdmin ?? false,
        grants: await grantsNamed(this.role ?? []),
      })
      const { mailed, link } = await sendPasswordLink(account)
      if (!mailed) this.logger.warning('The mail server did not take the mail.')
      this.logger.log(`Password for ${account.email}, within 7 days: ${link}`)
    } catch (error) {
      this.#fail(readableFaults(error))
    }
  }

  #fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}
