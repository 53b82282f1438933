import 'reflect-metadata'
import { DrainingServer } from './draining_server.js'
import { ignite } from './ignite.js'

/** Serves the API, the member sites and the console. Started by the launchers, or by `node build/bin/server.js` with the environment set. */
await ignite(
  (ignitor) => ignitor.httpServer().start((answer) => new DrainingServer(answer)),
  (app) => {
    // A terminal's Ctrl-C reaches this process too, not its launcher alone.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) app.listen(signal, () => app.terminate())
    // A launcher that was killed can't say goodbye; without it nobody would ever end this process.
    process.once('disconnect', () => void app.terminate())
    // Listening on the channel to the launcher shall not keep this process from ending.
    process.channel?.unref()
  }
)
