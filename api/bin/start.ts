import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildRooms } from './build_rooms.ts'
import { fail } from './fail.ts'
import { printAddresses } from './print_addresses.ts'
import { runCommand } from './run_command.ts'
import { refuseEnvironment } from './refuse_environment.ts'
import { ROOT, settleEnvironment } from './settle_environment.ts'
import { withProgress } from './with_progress.ts'

/** `npm start [-- --no-demo]`: builds what changed, prepares the database (outside production with demo brands), and serves. */
await refuseEnvironment()
const { env, postgres } = await settleEnvironment({}).catch(fail)
const api = join(ROOT, 'api')
const withDemo = env.NODE_ENV !== 'production' && !process.argv.includes('--no-demo')

const giveUp = async (error?: unknown) => {
  await postgres?.stop()
  return error ? fail(error) : process.exit(1)
}
let server: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void (server ? server.kill('SIGTERM') : giveUp()))

await buildRooms(env).catch(giveUp)
await withProgress('Preparing the database', () =>
  runCommand(process.execPath, ['build/ace.js', 'database:prepare', ...(withDemo ? ['--demo'] : [])], {
    cwd: api,
    env,
  }).catch(() => giveUp())
)

postgres?.keepRunning()
server = spawn(process.execPath, ['build/bin/server.js'], {
  cwd: api,
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// PostgreSQL stops last, so that open requests are still answered and stored.
server.once('exit', async (code) => {
  await postgres?.stop()
  process.exit(code ?? 0)
})
await withProgress('Starting the server', () => printAddresses(env))
