import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { countInWords } from './count_in_words.ts'

const API = new URL(/* the API's folder */ './', import.meta.resolve('@manyhearts/api/adonisrc'))

/** Runs the fault tests. This process only boots the API's models and rules; requests and jobs belong to the server under test. */
export async function runFaults(args: string[], cleanUp: () => Promise<void>): Promise<void> {
  const importer = (path: string) => (path.startsWith('.') ? import(new URL(path, API).href) : import(path))
  const app = new Ignitor(API, { importer })
    .tap((one) => {
      one.booting(async () => {
        await import('@manyhearts/api/start/env')
      })
    })
    .createApp('console')
  try {
    await app.init()
    await app.boot()
    await app.start(() => {})
    processCLIArgs(args)
    configure({
      suites: [{ name: 'faults', files: ['faults/**/*.spec.ts'], timeout: 60_000 }],
      plugins: [assert(), countInWords],
      forceExit: true,
      teardown: [() => app.terminate(), cleanUp],
    })
    await run()
  } catch (error) {
    process.exitCode = 1
    await prettyPrintError(error)
    await cleanUp().catch(() => {})
  }
}
