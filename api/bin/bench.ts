import { join } from 'node:path'
import { browserForTests } from './browser_for_tests.ts'
import { buildRooms } from './build_rooms.ts'
import { runCommand } from './run_command.ts'
import { ROOT, settleEnvironment } from './settle_environment.ts'

/** `npm run bench -- --large --only search`: keeps its own database in var/bench, so that the next run starts at once. */
const args = ['--import=@poppinss/ts-exec', 'bin/bench.ts', ...process.argv.slice(2)]
const cwd = join(ROOT, 'tests')
if (args.includes('--help')) {
  await runCommand(process.execPath, args, { cwd, env: process.env })
  process.exit(0)
}

const { env, postgres } = await settleEnvironment({ DATA_DIR: 'var/bench' })
try {
  await buildRooms(env)
  await runCommand(process.execPath, args, { cwd, env: { ...env, CHROMIUM: await browserForTests() } })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await postgres?.stop()
}
