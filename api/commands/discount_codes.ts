import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { makeDiscountCodes } from '#app/credits/discounts/make_discount_codes'
import { tenantBySlug } from '#app/tenancy/manifests/tenant_by_slug'

const MOST_CODES = 100_000
const MOST_PERCENT = 90

/** Prints a CSV, for whoever sends the codes out. */
export default class DiscountCodes extends BaseCommand {
  static commandName = 'discount:codes'
  static description = 'Make discount codes for one order each, and print them as CSV'
  static options: CommandOptions = { startApp: true }
  static help = [
    '  {{ binaryName }} discount:codes rosa --count 500 --percent 20 --expires 2027-03-01T00:00:00Z > codes.csv',
    '  {{ binaryName }} discount:codes rosa --count 10 --percent 30 --currency GBP --minimum 2000 > codes.csv',
  ]

  @args.string({ description: 'The brand' })
  declare tenant: string

  @flags.number({ description: 'How many', required: true })
  declare count: number

  @flags.number({ description: 'How much is off, in percent', required: true })
  declare percent: number

  @flags.string({ description: 'Date or time (ISO 8601) at which they end; never when not said' })
  declare expires: string

  @flags.string({ description: 'Name of the batch; the moment when not said' })
  declare batch: string

  @flags.string({ description: 'Only for orders in this currency (ISO 4217)' })
  declare currency: string

  @flags.number({ description: 'Only for orders of so much at least, in the currency’s smallest unit' })
  declare minimum: number

  async run() {
    const fault = this.#fault()
    if (fault) return this.#fail(fault)
    const tenant = await tenantBySlug(this.tenant)
    if (!tenant) return this.#fail(`There is no brand "${this.tenant}"`)
    const now = new Date().toISOString()
    const expires = this.expires ? new Date(this.expires).toISOString() : null
    const codes = await makeDiscountCodes(tenant, {
      name: this.batch ?? now,
      count: this.count,
      percent: this.percent,
      expires,
      currency: this.currency ?? null,
      minimumMinor: this.minimum ?? null,
    })
    const lines = codes.map((code) => `${code},${this.percent},${expires ?? ''}`)
    process.stdout.write(`${['code,value_percentage,expires', ...lines].join('\r\n')}\r\n`)
  }

  #fault(): string | undefined {
    const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most
    if (!isWhole(this.count, MOST_CODES)) return `--count must be a whole number from 1 to ${MOST_CODES}`
    if (!isWhole(this.percent, MOST_PERCENT)) return `--percent must be a whole number from 1 to ${MOST_PERCENT}`
    if (this.expires && !(Date.parse(this.expires) > Date.now())) return '--expires must be a date or time to come'
    if (this.currency && !/^[A-Z]{3}$/.test(this.currency)) return '--currency must be three capitals, such as EUR'
    if (this.minimum !== undefined && !isWhole(this.minimum, 2 ** 31 - 1)) return '--minimum must be a whole number'
    if (this.minimum !== undefined && !this.currency) return '--minimum needs a --currency'
    return undefined
  }

  #fail(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}
