import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ledgerInvariants } from '#app/credits/ledger/ledger_invariants'
import { lastSeal } from '#app/credits/ledger/seals/last_seal'
import { allTenants } from '#app/tenancy/context/all_tenants'
import { asTenant } from '#app/tenancy/context/tenant_context'

/** Exits with 1 when an invariant is violated, so that a scheduler can alert. */
export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description =
    'Check the ledger of every brand: sums, wallets, orders, refunds, discounts, charged messages, acknowledgements, premium, daily seals'
  static options: CommandOptions = { startApp: true }

  async run() {
    for (const tenant of await allTenants()) {
      const verify = async () => [await ledgerInvariants(), await lastSeal()] as const
      const [broken, seal] = await asTenant(tenant, verify, { connection: 'separate', readOnly: true })
      for (const { invariant, rows } of broken)
        this.logger.error(`${tenant.slug}: ${invariant} does not hold for ${rows.join(', ')}`)
      const sealed = seal ? `sealed up to ${seal.day} as ${seal.hash}` : 'no day is sealed yet'
      if (broken.length === 0) this.logger.success(`${tenant.slug}: all rules hold; ${sealed}`)
      else this.exitCode = 1
    }
  }
}
