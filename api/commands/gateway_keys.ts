import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { enterGatewayKeys } from '#app/credits/payments/enter_gateway_keys'
import { GATEWAYS } from '#app/credits/payments/gateway_of'
import { tenantBySlug } from '#app/tenancy/manifests/tenant_by_slug'

/** Keys come from the environment or the terminal, as arguments are seen by everybody on the machine and kept by shells. */
export default class GatewayKeys extends BaseCommand {
  static commandName = 'gateway:keys'
  static description = 'Enter a brand’s keys at a payment provider, in place of those it had there'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Each key is taken from the environment, or else asked for on the terminal, where it is not shown:',
    '  {{ binaryName }} gateway:keys rosa mollie',
    '  MOLLIE_API_KEY=live_… {{ binaryName }} gateway:keys rosa mollie',
    'Names in the environment are the provider’s and the key’s, as in VEROTEL_SHOP_ID. Keys are stored encrypted, and an entry',
    'in the audit log says that they were entered. The brand sells there once its setting payment_gateway names the provider.',
  ]

  @args.string({ description: 'The brand, by its short name' })
  declare tenant: string

  @args.string({ description: 'The payment provider' })
  declare gateway: string

  async run() {
    const gateway = GATEWAYS.find(({ key }) => key === this.gateway)
    const tenant = await tenantBySlug(this.tenant)
    if (!tenant) return this.#fail(`There is no brand "${this.tenant}"`)
    if (!gateway || gateway.keyNames.length === 0) return this.#fail(`"${this.gateway}" is none of ${withKeys()}`)
    const keys: Record<string, string> = {}
    for (const name of gateway.keyNames) keys[name] = await this.#keyNamed(name)
    const missing = gateway.keyNames.filter((name) => keys[name] === '')
    if (missing.length > 0) return this.#fail(`Nothing was stored: ${missing.join(', ')} is missing`)
    await enterGatewayKeys(tenant, gateway, keys)
    this.logger.success(`${tenant.slug} has its keys for ${gateway.key}: ${gateway.keyNames.join(', ')}`)
  }

  async #keyNamed(name: string): Promise<string> {
    const variable = `${this.gateway}_${name}`.toUpperCase()
    const given =
      process.env[variable] ?? (process.stdin.isTTY ? await this.prompt.secure(`${name} (${variable})`) : '')
    return (given ?? '').trim()
  }

  #fail(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}

function withKeys(): string {
  return GATEWAYS.filter(({ keyNames }) => keyNames.length > 0)
    .map(({ key }) => key)
    .join(', ')
}
