import type { Gateway, GatewayKeys } from '#app/credits/gateways/gateway'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import { storeGatewayKeys } from './gateway_account.js'

/** Stores a brand's keys, by a command on the server, and says so in the audit log, which never has them. */
export function enterGatewayKeys(tenant: Tenant, gateway: Gateway, keys: GatewayKeys): Promise<void> {
  return storeGatewayKeys(tenant, gateway, keys, () =>
    writeAuditEntry({
      staffMemberId: null,
      tenantId: tenant.id,
      action: 'payment_keys_entered',
      detail: { level: 'tenant', id: tenant.id, name: gateway.key },
    })
  )
}
