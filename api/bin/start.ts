import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildRooms } from './build_rooms.ts'
import { printAddresses } from './print_addresses.ts'
import { runCommand } from './run_command.ts'
import { ROOT, settleEnvironment } from './settle_environment.ts'
import { withProgress } from './with_progress.ts'

/** `npm start`: builds what changed, prepares the database (outside production with demo brands), and serves. */
const { env, postgres } = await settleEnvironment({})
const api = join(ROOT, 'api')
const isProduction = env.NODE_ENV === 'production'

try {
  await buildRooms(env)
  await withProgress('Preparing the database', () =>
    runCommand(process.execPath, ['build/ace.js', 'database:prepare', ...(isProduction ? [] : ['--demo'])], {
      cwd: api,
      env,
    })
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await postgres?.stop()
  process.exit(1)
}

const server = spawn(process.execPath, ['build/bin/server.js'], {
  cwd: api,
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'))
// PostgreSQL stops last, so that open requests are still answered and stored.
server.once('exit', async (code) => {
  await postgres?.stop()
  process.exit(code ?? 0)
})
await withProgress('Starting the server', () => printAddresses(env))
