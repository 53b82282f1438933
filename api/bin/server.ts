import 'reflect-metadata'
import { DrainingServer } from './draining_server.js'
import { ignite } from './ignite.js'

/** Started by the launchers, or by `node build/bin/server.js` with the environment set. */
await ignite(
  (ignitor) => ignitor.httpServer().start((answer) => new DrainingServer(answer)),
  (app) => {
    // Ctrl-C in a terminal reaches this process too, not only its launcher.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) app.listen(signal, () => app.terminate())
    // If the launcher was killed, nothing else would end this process.
    process.once('disconnect', () => void app.terminate())
    // The IPC channel must not keep this process alive.
    process.channel?.unref()
  }
)
