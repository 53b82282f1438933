import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { blockPayments, unblockPayments } from '#app/credits/direct_debit/block_payments'
import { electronicIban, isDebitable } from '#app/credits/direct_debit/iban_rule'
import type { BlockedKind } from '#app/credits/direct_debit/payment_block'
import { e164 } from '#app/credits/direct_debit/phone_rule'
import { tenantBySlug } from '#app/tenancy/manifests/tenant_by_slug'

/** Neither account nor number is kept: only keyed hashes and the last four characters. */
export default class PaymentsBlock extends BaseCommand {
  static commandName = 'payments:block'
  static description = 'Refuse direct debit to an account or a phone number of a brand’s members, or no longer'
  static options: CommandOptions = { startApp: true }
  static help = [
    '  {{ binaryName }} payments:block rosa --iban "NL91 ABNA 0417 1643 00" --reason "The bank reported fraud"',
    '  {{ binaryName }} payments:block rosa --phone "+31 6 12345678" --reason "Codes for strangers"',
    '  {{ binaryName }} payments:block rosa --iban "NL91 ABNA 0417 1643 00" --undo',
  ]

  @args.string({ description: 'The brand, by its short name' })
  declare tenant: string

  @flags.string({ description: 'The account' })
  declare iban: string

  @flags.string({ description: 'The phone number, with its country' })
  declare phone: string

  @flags.string({ description: 'Why, for whoever looks later' })
  declare reason: string

  @flags.boolean({ description: 'Refuse it no longer' })
  declare undo: boolean

  async run() {
    const blocked = this.#blocked()
    if (typeof blocked === 'string') return this.#fail(blocked)
    if (!this.undo && !this.reason?.trim()) return this.#fail('Blocking needs a --reason')
    const tenant = await tenantBySlug(this.tenant)
    if (!tenant) return this.#fail(`There is no brand "${this.tenant}"`)
    const isChanged = this.undo
      ? await unblockPayments(tenant, blocked)
      : (await blockPayments(tenant, blocked, { reason: this.reason.trim() })) !== undefined
    if (isChanged) this.logger.success(this.undo ? 'No longer blocked' : 'Blocked')
    else this.logger.info(this.undo ? 'It was not blocked' : 'It was blocked before')
  }

  #blocked(): { kind: BlockedKind; value: string } | string {
    if (!this.iban === !this.phone) return 'Say either --iban or --phone'
    if (this.iban) {
      const value = electronicIban(this.iban)
      return isDebitable(value) ? { kind: 'iban', value } : '--iban is no IBAN of a country in SEPA'
    }
    const value = e164(this.phone)
    return value ? { kind: 'phone', value } : '--phone must be a number with its country, such as +31 6 12345678'
  }

  #fail(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}
