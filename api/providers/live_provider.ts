import type { ApplicationService } from '@adonisjs/core/types'

/** Connects the streams of live events with other servers, and ends them first when this one stops. */
export default class LiveProvider {
  #hangUp?: () => Promise<void>

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (!['web', 'test'].includes(this.app.getEnvironment())) return
    const { runLiveEvents } = await import('#app/live/run_live_events')
    const { closeStreams } = await import('#app/live/streams')
    this.#hangUp = runLiveEvents()
    // What is registered last is done first: the server waits for its open answers.
    this.app.terminating(closeStreams)
  }

  async shutdown() {
    await this.#hangUp?.()
  }
}
