import 'reflect-metadata'
import { ignite } from './ignite.js'

await ignite(
  (ignitor) => ignitor.ace().handle(process.argv.splice(2)),
  (app) => app.listen('SIGTERM', () => app.terminate())
)
