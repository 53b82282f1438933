import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { runCommand } from './run_command.ts'
import { ROOT, settleEnvironment } from './settle_environment.ts'
import { printAddresses } from './print_addresses.ts'

/** `npm run dev`: the API from its sources, restarted on changes, and the member site through Vite. */
const { env, postgres } = await settleEnvironment({ LOG_LEVEL: 'info' })
const api = join(ROOT, 'api')
await runCommand('npm', ['run', '--silent', 'build'], { cwd: join(ROOT, 'theme-presets'), env })
await runCommand('npm', ['run', '--silent', 'build'], {
  cwd: join(ROOT, 'admin-console'),
  env: { ...env, NODE_ENV: 'production' },
})
await runCommand(process.execPath, ['ace.js', 'codegen'], { cwd: api, env })
await runCommand(process.execPath, ['ace.js', 'database:prepare', '--demo'], { cwd: api, env })

const watched = ['app', 'config', 'start', 'providers', 'bin'].map((folder) => `--watch-path=${folder}`)
const server = spawn(
  process.execPath,
  [...watched, '--watch-preserve-output', '--import=@poppinss/ts-exec', 'bin/server.ts', '--vite'],
  {
    cwd: api,
    env,
    stdio: 'inherit',
  }
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'))
server.once('exit', async (code) => {
  await postgres?.stop()
  process.exit(code ?? 0)
})
await printAddresses(env)
