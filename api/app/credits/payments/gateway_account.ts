import { DateTime } from 'luxon'
import { GatewayAccountSchema } from '#generated/schema'
import type { Gateway, GatewayKeys } from '#app/credits/gateways/gateway'
import { asTenant, type Tenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { openSecret, sealSecret } from './sealed.js'

/** A brand's keys at a gateway, encrypted and bound to brand and gateway. */
export default class GatewayAccount extends GatewayAccountSchema {}

/** A brand sells through a gateway whose keys nobody entered. */
export class GatewayKeysMissing extends Error {
  constructor(tenant: Tenant, gateway: string) {
    super(
      `${tenant.slug} has no keys for ${gateway}. Enter them with "npm run ace -- gateway:keys ${tenant.slug} ${gateway}".`
    )
  }
}

/** @throws GatewayKeysMissing */
export async function gatewayKeys(tenant: Tenant, { key, keyNames }: Gateway): Promise<GatewayKeys> {
  if (keyNames.length === 0) return {}
  const account = await asTenant(tenant, () => GatewayAccount.findBy('gateway', key), { readOnly: true })
  if (!account) throw new GatewayKeysMissing(tenant, key)
  return JSON.parse(openSecret(account.sealedKeys, owner(tenant, key))) as GatewayKeys
}

/** Replaces all keys of a brand at a gateway; `also` happens with it or not at all. */
export async function storeGatewayKeys(
  tenant: Tenant,
  { key }: Gateway,
  keys: GatewayKeys,
  also: () => Promise<void> = async () => {}
): Promise<void> {
  const sealedKeys = sealSecret(JSON.stringify(keys), owner(tenant, key))
  await asTenant(
    tenant,
    async () => {
      await GatewayAccount.updateOrCreate({ gateway: key }, { sealedKeys, changedAt: DateTime.now() })
      await tenantRows(
        `update global.tenants
         set gateways_with_keys = array(select gateway from app.gateway_accounts where tenant_id = (select sec.tenant_id()) order by 1)
         where id = (select sec.tenant_id())`
      )
      await also()
    },
    { connection: 'staff' }
  )
}

function owner({ id }: Tenant, gateway: string): string {
  return `gateway keys ${id} ${gateway}`
}
