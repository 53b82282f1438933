import { join } from 'node:path'
import { browserForTests } from './browser_for_tests.ts'
import { buildRooms } from './build_rooms.ts'
import { runCommand } from './run_command.ts'
import { ROOT, settleEnvironment } from './settle_environment.ts'

/** `npm run screens -- --page chats --preset velvet --width 390 --mode dark --locale fi`: screenshots into var/screens. */
const { env, postgres } = await settleEnvironment({ DATA_DIR: 'var/screens/product' })
try {
  await buildRooms(env)
  await runCommand(process.execPath, ['--import=@poppinss/ts-exec', 'bin/screens.ts', ...process.argv.slice(2)], {
    cwd: join(ROOT, 'tests'),
    env: { ...env, CHROMIUM: await browserForTests() },
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await postgres?.stop()
}
