import type { ApplicationService } from '@adonisjs/core/types'

/** Prevents a production server from selling credits for sandbox payments. */
export default class CreditsProvider {
  constructor(protected app: ApplicationService) {}

  async start() {
    if (this.app.getEnvironment() !== 'web') return
    const { refuseSandboxInProduction } = await import('#app/credits/gateways/sandbox/refuse_sandbox_in_production')
    refuseSandboxInProduction()
  }
}
