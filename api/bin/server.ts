import 'reflect-metadata'
import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { DrainingServer } from './draining_server.js'
import { ignite } from './ignite.js'

/** Answers what is too much before the application begins with it; nothing is until that is ready. */
let refuse: (...asked: Parameters<RequestListener>) => boolean = () => false

/** Started by the launchers, or by `node build/bin/server.js` with the environment set. */
await ignite(
  (ignitor) =>
    ignitor.httpServer().start((answer) => {
      return new DrainingServer((request, response) => refuse(request, response) || answer(request, response))
    }),
  (app) => {
    void app.ready(async () => {
      const { watchConnectionQueue } = await import('#app/tenancy/context/connection_queue')
      watchConnectionQueue()
      refuse = (await import('#app/http/refuse_overload')).refuseOverload
    })
    const stop = async () => {
      const { announceStop, stopDelay } = await import('#app/http/stopping')
      if (announceStop()) await sleep(stopDelay(), undefined, { ref: false })
      await app.terminate()
    }
    // Ctrl-C in a terminal reaches this process too, not only its launcher.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) app.listen(signal, () => void stop())
    // If the launcher was killed, nothing else would end this process.
    process.once('disconnect', () => void app.terminate())
    // The IPC channel must not keep this process alive.
    process.channel?.unref()
  }
)
