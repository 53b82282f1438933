import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { PRODUCT_ROOT } from '#app/http/product_root'
import { describeSchema } from '#app/setup/describe_schema'
import { asOwner } from '#app/setup/as_owner'

export default class DatabaseDescribe extends BaseCommand {
  static commandName = 'database:describe'
  static description = 'Write the tables of the database, as its migrations made them, to database/schema.sql'
  static options: CommandOptions = { startApp: true }

  async run() {
    await writeFile(join(PRODUCT_ROOT, 'database/schema.sql'), await asOwner(describeSchema))
  }
}
