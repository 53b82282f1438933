import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { configure, processCLIArgs, run } from '@japa/runner'
import { hashCheaply } from '../cheap_passwords.ts'
import { countInWords } from './count_in_words.ts'
import { explainFailures, collectServerErrors } from './explain_failures.ts'
import { IS_FULL_RUN } from '../rounds.ts'
import { specsOf } from './specs_of.ts'

const API = new URL(/* the API's folder */ './', import.meta.resolve('@manyhearts/api/adonisrc'))

export async function runTests(args: string[], cleanUp: () => Promise<void>): Promise<void> {
  const importer = (path: string) => (path.startsWith('.') ? import(new URL(path, API).href) : import(path))
  await new Ignitor(API, { importer })
    .tap((app) => {
      app.booting(async () => {
        await import('@manyhearts/api/start/env')
      })
      void app.booted(() => hashCheaply(app))
      app.listen('SIGTERM', () => app.terminate())
    })
    .testRunner()
    .configure(async (app) => {
      // In this process, as booting another takes longer than the migrations.
      const { prepareDatabase } = await import('@manyhearts/api/app/setup/prepare_database')
      const { createFirstStaffMember } = await import('@manyhearts/api/app/staff/accounts/first_staff_member')
      await prepareDatabase(app, () => {})
      await createFirstStaffMember()
      processCLIArgs(args)
      configure({
        // Long, as a busy machine takes its time: they only end what would never end.
        suites: [
          { name: 'unit', files: specsOf('unit'), timeout: 60_000 },
          { name: 'api', files: specsOf('api'), timeout: 240_000 },
          { name: 'bench', files: specsOf('bench'), timeout: 300_000 },
          { name: 'browser', files: specsOf('browser'), timeout: 300_000 },
        ],
        plugins: [assert(), pluginAdonisJS(app), countInWords, explainFailures],
        filters: leftOut(args),
        forceExit: true,
        // Once, because the suites share this process's server.
        setup: [collectServerErrors],
        teardown: [() => app.terminate(), cleanUp],
        configureSuite: (suite) => {
          if (['api', 'browser'].includes(suite.name))
            suite.setup(async () => {
              const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
              return testUtils.httpServer().start()
            })
          if (suite.name === 'browser')
            suite.setup(async () => {
              const { mailFolder } = await import('@manyhearts/api/app/captured_mails/mail_folder')
              const { startMailServer } = await import('../mail_server.ts')
              const server = await startMailServer(mailFolder())
              return () => server.stop()
            })
        },
      })
    })
    .run(() => run())
    .catch(async (error) => {
      process.exitCode = 1
      await prettyPrintError(error)
      await cleanUp().catch(() => {})
    })
}

/** Tests with the tag `@full` are run by `npm run test:full`, and when they, or their file, are asked for. */
function leftOut(args: string[]): { tags?: string[] } {
  const isChosen = args.some((one) => /^--(files|tests|groups|tags)\b/.test(one))
  return IS_FULL_RUN || isChosen ? {} : { tags: ['!@full'] }
}
