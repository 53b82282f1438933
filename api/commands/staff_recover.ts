import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { recoverStaff } from '#app/staff/accounts/recover_staff'
import { staffByAddress } from '#app/staff/accounts/staff_by_address'

/** For who lost authenticator, passkeys and recovery codes, and has no other platform admin to ask. */
export default class StaffRecover extends BaseCommand {
  static commandName = 'staff:recover'
  static description = 'Take away the second factors of one of the staff, who sets up another one at the next log-in'
  static help = ['  {{ binaryName }} staff:recover kim@example.com']
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Their e-mail address' })
  declare email: string

  async run() {
    const staff = await staffByAddress(this.email)
    if (!staff) {
      this.logger.error(`There is no ${this.email} on the staff`)
      this.exitCode = 1
      return
    }
    const { mailed } = await recoverStaff(null, staff.id)
    if (!mailed) this.logger.warning('The mail server did not take the mail that tells them')
    this.logger.success(`${staff.email} has no second factor any more, and is logged out`)
  }
}
