import { join } from 'node:path'
import { buildRooms } from './build_rooms.ts'
import { fail } from './fail.ts'
import { runCommand } from './run_command.ts'
import { ROOT, settleEnvironment } from './settle_environment.ts'

/** `npm run tenant -- …` and similar: one command of the API, also while the product is running. */
const { env, postgres } = await settleEnvironment({}).catch(fail)
try {
  await buildRooms(env)
  await runCommand(process.execPath, ['build/ace.js', ...process.argv.slice(2)], { cwd: join(ROOT, 'api'), env }).catch(
    () => {
      // It has said why.
      process.exitCode = 1
    }
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await postgres?.stop()
}
