import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { explainFault } from './explain_fault.js'

const APP_ROOT = new URL('../', import.meta.url)

const importer = (path: string) => (path.startsWith('.') ? import(new URL(path, APP_ROOT).href) : import(path))

export function ignite(run: (ignitor: Ignitor) => Promise<unknown>, tap?: (app: ApplicationService) => void) {
  const ignitor = new Ignitor(APP_ROOT, { importer }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
    tap?.(app)
  })
  return run(ignitor).catch(async (error) => {
    const reason = explainFault(error)
    if (reason) console.error(reason)
    else await prettyPrintError(error)
    // Don't leave a half-started process running, e.g. a server without jobs.
    process.exit(1)
  })
}
