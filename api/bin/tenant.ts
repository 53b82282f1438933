import { join, resolve } from 'node:path'
import { buildRooms } from './build_rooms.ts'
import { runCommand } from './run_command.ts'
import { ROOT, settleEnvironment } from './settle_environment.ts'

/** `npm run tenant -- plan|apply FILE`: a brand by script, also while the product is running. */
const [verb = '', file = ''] = process.argv.slice(2)
const { env } = await settleEnvironment({})
await buildRooms(env)
await runCommand(process.execPath, ['build/ace.js', 'tenant', verb, resolve(process.env.INIT_CWD ?? '.', file)], {
  cwd: join(ROOT, 'api'),
  env,
}).catch(() => {
  process.exitCode = 1
})
