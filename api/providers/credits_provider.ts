import type { ApplicationService } from '@adonisjs/core/types'

/** Keeps a server from selling credits for play money by mistake. */
export default class CreditsProvider {
  constructor(protected app: ApplicationService) {}

  async start() {
    if (this.app.getEnvironment() !== 'web') return
    const { refuseToSellForNothing } = await import('#app/credits/gateways/sandbox/refuse_to_sell_for_nothing')
    refuseToSellForNothing()
  }
}
