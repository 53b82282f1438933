import { NotFound } from '#app/http/http_errors'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import type { Gateway } from '#app/credits/gateways/gateway'
import { sandboxGateway } from '#app/credits/gateways/sandbox/sandbox_gateway'

const GATEWAYS: readonly Gateway[] = [sandboxGateway]

export function gatewayOf(_brand: Tenant): Gateway {
  return sandboxGateway
}

/** By the key in orders and webhook URLs. @throws NotFound */
export function gatewayNamed(key: string): Gateway {
  const found = GATEWAYS.find((one) => one.key === key)
  if (!found) throw new NotFound()
  return found
}
