import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { tenantBySlug } from '#app/tenancy/manifests/tenant_by_slug'
import { renewPushKey } from '#app/tenancy/push_keys/push_key'

export default class PushKey extends BaseCommand {
  static commandName = 'push:key'
  static description = 'Give a brand a new key for its pushes'
  static options: CommandOptions = { startApp: true }
  static help = [
    '  {{ binaryName }} push:key rosa',
    'Browsers change over to it when their members come back. Until then, pushes to them are signed with the key before, which is',
    'removed once nobody has it any more.',
  ]

  @args.string({ description: 'The brand, by its short name' })
  declare tenant: string

  async run() {
    const tenant = await tenantBySlug(this.tenant)
    if (!tenant) {
      this.logger.error(`There is no brand "${this.tenant}"`)
      this.exitCode = 1
      return
    }
    const publicKey = await asTenant(
      tenant,
      async () => {
        await writeAuditEntry({ staffMemberId: null, tenantId: tenant.id, action: 'push_key_renewed' })
        return renewPushKey()
      },
      { connection: 'staff' }
    )
    this.logger.success(`${tenant.slug} has a new key: ${publicKey}`)
  }
}
