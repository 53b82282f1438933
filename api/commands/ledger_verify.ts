import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ledgerInvariants } from '#app/credits/ledger/ledger_invariants'
import { allTenants } from '#app/tenancy/context/all_tenants'
import { asTenant } from '#app/tenancy/context/tenant_context'

/** Exits with 1 when an invariant is violated, so that a scheduler can alert. */
export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description =
    'Check the ledger of every brand: sums, wallets, orders, charged messages, acknowledgements, premium'
  static options: CommandOptions = { startApp: true }

  async run() {
    for (const tenant of await allTenants()) {
      const broken = await asTenant(tenant, ledgerInvariants, { connection: 'separate', readOnly: true })
      for (const { invariant, rows } of broken)
        this.logger.error(`${tenant.slug}: ${invariant} does not hold for ${rows.join(', ')}`)
      if (broken.length === 0) this.logger.success(`${tenant.slug}: all rules hold`)
      else this.exitCode = 1
    }
  }
}
