import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { finishTask } from '#app/credits/refunds/finish_task'
import Order from '#app/credits/orders/order'
import PaymentTask from '#app/credits/tasks/payment_task'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { tenantBySlug } from '#app/tenancy/manifests/tenant_by_slug'

/** Exits with 1 while a task is overdue, so that a scheduler can alert. */
export default class PaymentsTasks extends BaseCommand {
  static commandName = 'payments:tasks'
  static description = 'List what a brand’s payments need from staff, or say that something is done'
  static options: CommandOptions = { startApp: true }
  static help = [
    '  {{ binaryName }} payments:tasks rosa',
    '  {{ binaryName }} payments:tasks rosa --done 1234 --outcome "Paid by bank transfer"',
    'A claim that is done is settled: the member may buy and spend again.',
    'Where money went back and the provider doesn’t tell how much, look it up there and book it, in all and in the smallest unit:',
    '  {{ binaryName }} payments:tasks rosa --done 1234 --outcome "Looked up" --refunded 999',
    '  {{ binaryName }} payments:tasks rosa --done 1234 --outcome "Looked up" --charged-back 999',
  ]

  @args.string({ description: 'The brand, by its short name' })
  declare tenant: string

  @flags.string({ description: 'The number of a task that is done' })
  declare done: string

  @flags.string({ description: 'What came of it' })
  declare outcome: string

  @flags.number({ description: 'What was refunded of its order in all' })
  declare refunded?: number

  @flags.number({ description: 'What a bank took back of its order in all' })
  declare chargedBack?: number

  async run() {
    const tenant = await tenantBySlug(this.tenant)
    if (!tenant) return this.#fail(`There is no brand "${this.tenant}"`)
    if (!this.done) return asTenant(tenant, () => this.#list(), { connection: 'separate', readOnly: true })
    if (!this.outcome) return this.#fail('--done needs an --outcome')
    return asTenant(tenant, () => this.#finish(), { connection: 'separate' })
  }

  async #list() {
    const tasks = await PaymentTask.query().whereNull('done_at').orderByRaw('due_at nulls last, id')
    for (const { id, kind, orderId, dueAt, detail } of tasks) {
      const number = orderId ? (await Order.findOrFail(orderId)).number : '–'
      this.logger.log([id, kind, number, dueAt?.toISODate() ?? '', JSON.stringify(detail)].join('  '))
      if (dueAt && dueAt.toMillis() < Date.now()) this.exitCode = 1
    }
    if (tasks.length === 0) this.logger.success('Nothing is waiting')
  }

  async #finish() {
    const task = /^\d+$/.test(this.done) ? await PaymentTask.find(this.done) : null
    if (!task) return this.#fail(`There is no task ${this.done}`)
    const { refunded = null, chargedBack = null, outcome } = this
    const isReturned = refunded !== null || chargedBack !== null
    const returned = isReturned ? { refundedMinor: refunded, chargedBackMinor: chargedBack } : undefined
    if (!(await finishTask(task, { by: null, outcome, returned })))
      return this.#fail(`Task ${this.done} was done before`)
    this.logger.success(`${this.done} is done`)
  }

  #fail(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}
