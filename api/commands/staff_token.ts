import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { makeAccessToken } from '#app/staff/access_tokens/make_access_token'
import { staffRows } from '#app/tenancy/context/staff_rows'

const DAYS = 90

/** Bearer token for the console's host; printed once, stored only as a hash. */
export default class StaffToken extends BaseCommand {
  static commandName = 'staff:token'
  static description = 'Make a token by which a script applies manifests over HTTP'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'What the token is for, as the console lists it' })
  declare name: string

  @flags.number({ description: `Days until it ends, ${DAYS} when not said` })
  declare days: number

  @flags.string({ description: 'Platform admin who answers for it; the first one when not said' })
  declare email: string

  @flags.boolean({ description: 'May also change companies, and write a brand’s own words for fictional profiles' })
  declare platform: boolean

  async run() {
    const [admin] = await staffRows<{ id: string }>(
      `select id::text from staff.staff_members
       where platform_admin and disabled_at is null and email = coalesce(?, email) order by id limit 1`,
      [this.email?.toLowerCase() ?? null]
    )
    if (!admin) {
      this.logger.error('There is no such platform admin')
      this.exitCode = 1
      return
    }
    const { token } = await makeAccessToken(admin.id, {
      name: this.name,
      scopes: this.platform ? ['manifests', 'platform'] : ['manifests'],
      days: this.days ?? DAYS,
    })
    this.logger.log(token)
  }
}
