import { randomBytes } from 'node:crypto'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { seedDemo } from '#app/setup/demo/seed_demo'
import { createFirstStaffMember } from '#app/staff/accounts/first_staff_member'
import { prepareDatabase } from '#app/setup/prepare_database'
import env from '#start/env'

/** Roles, migrations, keys, queues, defaults, the first staff account and, on request, the demo brands. */
export default class DatabasePrepare extends BaseCommand {
  static commandName = 'database:prepare'
  static description = 'Bring the database up to date; safe on several nodes at once'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Also bring in the demo brands, where they are missing' })
  declare demo: boolean

  async run() {
    await prepareDatabase(this.app, this.#say)
    const firstOfStaff = await createFirstStaffMember()
    if (firstOfStaff) this.logger.log(firstOfStaff)
    if (this.demo) await this.#seedDemo()
  }

  #say = (line: string) => this.logger.info(line)

  async #seedDemo() {
    if (this.app.inProduction && !env.get('ALLOW_SANDBOX')) throw new Error('Demo data has no place in production.')
    const password = env.get('DEMO_PASSWORD')?.release() ?? randomBytes(9).toString('base64url')
    const filled = await seedDemo({ password, say: this.#say })
    if (filled.length > 0) this.logger.log(`Demo member on every brand: demo@example.com, password ${password}`)
  }
}
