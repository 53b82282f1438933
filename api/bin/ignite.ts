import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'

const APP_ROOT = new URL('../', import.meta.url)

/** Imports a module in the context of the application. */
const importer = (path: string) => (path.startsWith('.') ? import(new URL(path, APP_ROOT).href) : import(path))

/** Boots AdonisJS once for any of its faces: server, commands, tests. */
export function ignite(run: (ignitor: Ignitor) => Promise<unknown>, tap?: (app: ApplicationService) => void) {
  const ignitor = new Ignitor(APP_ROOT, { importer }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
    tap?.(app)
  })
  return run(ignitor).catch(async (error) => {
    await prettyPrintError(error)
    // What was started half, e.g. a server that listens and does no jobs, must not live on.
    process.exit(1)
  })
}
