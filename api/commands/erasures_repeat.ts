import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { repeatErasures } from '#app/identity/deletion/repeat_erasures'
import { allTenants } from '#app/tenancy/context/all_tenants'

/** Must run before a restored backup serves traffic: repeats account deletions and erasures made since the backup. */
export default class ErasuresRepeat extends BaseCommand {
  static commandName = 'erasures:repeat'
  static description = 'After restoring a backup: repeat the deletions and erasures of accounts since'
  static options: CommandOptions = { startApp: true }

  async run() {
    for (const tenant of await allTenants()) {
      const { deleted, erased } = await repeatErasures(tenant)
      if (deleted + erased > 0) this.logger.success(`${tenant.slug}: ${deleted} deleted, ${erased} erased`)
    }
  }
}
