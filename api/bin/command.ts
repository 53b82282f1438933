import { join } from 'node:path'
import { buildRooms } from './build_rooms.ts'
import { fail } from './fail.ts'
import { runCommand } from './run_command.ts'
import { ROOT, settleEnvironment } from './settle_environment.ts'

/** Commands that read or write the sources, which the built API is not. */
const OF_SOURCES = ['build', 'codegen', 'openapi:generate', 'schema:generate']

/** `npm run tenant -- …` and similar: one command of the API, also while the product is running. */
const { env, postgres } = await settleEnvironment({}).catch(fail)
const args = process.argv.slice(2)
const isOfSources = OF_SOURCES.includes(args[0] ?? '')
try {
  await buildRooms(env, isOfSources ? ['theme-presets'] : undefined)
  await runCommand(process.execPath, [isOfSources ? 'ace.js' : 'build/ace.js', ...args], {
    cwd: join(ROOT, 'api'),
    env,
  }).catch(() => {
    // It has said why.
    process.exitCode = 1
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await postgres?.stop()
}
