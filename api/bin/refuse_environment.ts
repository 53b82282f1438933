import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { explainFault } from './explain_fault.ts'
import { freePort } from './free_port.ts'
import { runCommand } from './run_command.ts'
import { dotEnv, ROOT } from './settle_environment.ts'

/** Ends `npm start` before it makes or builds anything, naming every fault of the environment at once; production has no defaults. */
export async function refuseEnvironment(): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...dotEnv(), ...process.env }
  if (env.NODE_ENV !== 'production') {
    env.NODE_ENV ??= 'development'
    env.APP_KEY ??= randomBytes(32).toString('base64url')
    env.DATABASE_URL ??= 'postgres://owner@127.0.0.1/made-later'
  }
  const isPortGiven = Boolean(env.PORT)
  env.PORT ??= '0'
  env.DATA_DIR ??= 'var'
  await runCommand(process.execPath, ['--import=@poppinss/ts-exec', 'bin/check_environment.ts'], {
    cwd: join(ROOT, 'api'),
    env,
  }).catch(() => process.exit(1))
  if (isPortGiven) await refuseTaken(Number(env.PORT))
  if (env.METRICS_PORT) await refuseTaken(Number(env.METRICS_PORT), 'METRICS_PORT')
}

async function refuseTaken(port: number, variable?: string): Promise<void> {
  if ((await freePort(port)) === port) return
  console.error(explainFault({ code: 'EADDRINUSE', port, variable }))
  process.exit(1)
}
