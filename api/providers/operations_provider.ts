import type { ApplicationService } from '@adonisjs/core/types'

/** Tells who runs the product how it is: `/metrics`, on a port of its own. */
export default class OperationsProvider {
  #stop?: () => Promise<void>

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { runMetrics } = await import('#start/metrics')
    this.#stop = await runMetrics()
  }

  async shutdown() {
    await this.#stop?.()
  }
}
