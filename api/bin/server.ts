import 'reflect-metadata'
import { ignite } from './ignite.js'

/** Serves the API, the member sites and the console. Started by the launchers, or by `node build/bin/server.js` with the environment set. */
await ignite(
  (ignitor) => ignitor.httpServer().start(),
  (app) => {
    app.listen('SIGTERM', () => app.terminate())
    // A launcher that was killed can't say goodbye; without it nobody would ever end this process.
    process.once('disconnect', () => void app.terminate())
  }
)
