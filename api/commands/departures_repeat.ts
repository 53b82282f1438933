import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { repeatErasures } from '#app/identity/deletion/repeat_erasures'
import { allTenants } from '#app/tenancy/context/all_tenants'

/** Must run before a restored backup serves traffic: repeats account deletions and erasures made since the backup. */
export default class DeparturesRepeat extends BaseCommand {
  static commandName = 'departures:repeat'
  static description = 'After restoring a backup: let those leave, and erase those, who left or were erased since'
  static options: CommandOptions = { startApp: true }

  async run() {
    for (const tenant of await allTenants()) {
      const { left, erased } = await repeatErasures(tenant)
      if (left + erased > 0) this.logger.success(`${tenant.slug}: ${left} left, ${erased} erased`)
    }
  }
}
