import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { resetStaff } from '#app/staff/accounts/reset_staff'
import { staffByAddress } from '#app/staff/accounts/staff_by_address'

/** For who lost a password or an invitation; their sessions end, their second factor stays. */
export default class StaffReset extends BaseCommand {
  static commandName = 'staff:reset'
  static description = 'Mail and print a link by which one of the staff chooses a password'
  static help = ['  {{ binaryName }} staff:reset kim@example.com']
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Their e-mail address' })
  declare email: string

  async run() {
    const staff = await staffByAddress(this.email)
    if (!staff || staff.isDisabled) {
      const reason = staff
        ? `The account of ${staff.email} is disabled. Enable it in the console first.`
        : `There is no ${this.email} on the staff`
      this.logger.error(reason)
      this.exitCode = 1
      return
    }
    const { mailed, link } = await resetStaff(null, staff.id)
    if (!mailed) this.logger.warning('The mail server did not take the mail')
    this.logger.log(`${staff.email} chooses a password at ${link}`)
  }
}
