import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { refuseHeld, releaseHeld } from '#app/chat/holds/decide_held'
import HeldMessage, { HELD_LATE_HOURS, HOLD_REASONS, type HoldReason } from '#app/chat/holds/held_message'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { tenantBySlug } from '#app/tenancy/manifests/tenant_by_slug'

/** Exits with 1 while one waits for longer than a day, so that a scheduler can alert. */
export default class MessagesHeld extends BaseCommand {
  static commandName = 'messages:held'
  static description = 'List messages that are held because the same text went to many people, or decide on one'
  static options: CommandOptions = { startApp: true }
  static help = [
    '  {{ binaryName }} messages:held rosa',
    '  {{ binaryName }} messages:held rosa --release 1234',
    `  {{ binaryName }} messages:held rosa --refuse 1234 --reason ${HOLD_REASONS[0]}`,
    `Reasons: ${HOLD_REASONS.join(', ')}. What a refused message cost goes back to its sender, who is told in the conversation.`,
  ]

  @args.string({ description: 'The brand, by its short name' })
  declare tenant: string

  @flags.string({ description: 'The number of a message that is delivered' })
  declare release: string

  @flags.string({ description: 'The number of a message that is not' })
  declare refuse: string

  @flags.string({ description: 'Why it is refused' })
  declare reason: string

  async run() {
    const tenant = await tenantBySlug(this.tenant)
    if (!tenant) return this.#fail(`There is no brand "${this.tenant}"`)
    if (!this.release && !this.refuse)
      return asTenant(tenant, () => this.#list(), { connection: 'separate', readOnly: true })
    if (this.refuse && !HOLD_REASONS.includes(this.reason as HoldReason))
      return this.#fail(`--refuse needs a --reason: ${HOLD_REASONS.join(', ')}`)
    return asTenant(tenant, () => this.#decide(), { connection: 'separate' })
  }

  async #list() {
    const waiting = await HeldMessage.query().where('state', 'held').orderBy('id')
    for (const { id, senderProfileId, heldAt, body } of waiting) {
      this.logger.log([id, heldAt.toISO(), `profile ${senderProfileId}`, JSON.stringify(body)].join('  '))
      if (heldAt.diffNow('hours').hours < -HELD_LATE_HOURS) this.exitCode = 1
    }
    if (waiting.length === 0) this.logger.success('Nothing is held')
  }

  async #decide() {
    const id = this.release || this.refuse
    const held = /^\d{1,18}$/.test(id) ? await HeldMessage.find(id) : null
    if (!held) return this.#fail(`There is no held message ${id}`)
    const decided = this.release ? await releaseHeld(id) : await refuseHeld(id, this.reason as HoldReason)
    if (decided === 'decided before') return this.#fail(`${id} was decided before`)
    if (decided === 'cannot be delivered')
      return this.#fail(`${id} cannot be delivered any more, as the two may not meet: refuse it`)
    this.logger.success(`${id} is ${decided}`)
  }

  #fail(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}
