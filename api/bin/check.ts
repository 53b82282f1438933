import { join } from 'node:path'
import { buildRooms } from './build_rooms.ts'
import { runCommand } from './run_command.ts'
import { ROOT, settleEnvironment } from './settle_environment.ts'
import { browserForTests } from './browser_for_tests.ts'

/**
 * `npm test`: everything that must be true before a change lands. Lint, format, types, walls and unused code first, then the
 * tests against a PostgreSQL and a port of their own. Arguments go to the test runner: `npm test -- unit`.
 */
const args = process.argv.slice(2)
const { env, postgres } = await settleEnvironment({
  NODE_ENV: 'test',
  DATA_DIR: 'var/test',
  ADMIN_HOST: 'admin.localhost',
})
const bin = join(ROOT, 'node_modules/.bin')
const ROOMS = ['api', 'tenant-site', 'admin-console', 'theme-presets', 'locales', 'database', 'tests']
const failures: string[] = []

/** Runs one check; a failed one doesn't hide what the others find. */
async function step(name: string, command: string, parameters: string[], folder = '.', extra: NodeJS.ProcessEnv = {}) {
  console.log(`\n— ${name}`)
  await runCommand(command, parameters, { cwd: join(ROOT, folder), env: { ...env, ...extra } }).catch(() => {
    failures.push(name)
  })
}

try {
  await buildRooms(env)
  if (args.length === 0) {
    await step('format', join(bin, 'oxfmt'), ['--check'])
    await step('lint', join(bin, 'oxlint'), ['--type-aware', '--deny-warnings'])
    for (const room of ['api', 'tenant-site', 'admin-console', 'theme-presets', 'tests'])
      await step(`types of ${room}`, 'npm', ['run', '--silent', 'types'], room)
    await step('walls between rooms', join(bin, 'depcruise'), ['--config', '.dependency-cruiser.cjs', ...ROOMS])
    await step('unused code', join(bin, 'knip'), [])
  }
  const needsBrowser = args.length === 0 || ['browser', 'bench'].some((suite) => args.includes(suite))
  const extra = needsBrowser ? { CHROMIUM: await browserForTests() } : {}
  const test = ['--import=@poppinss/ts-exec', 'bin/test.ts']
  await step('tests', process.execPath, [...test, ...args], 'tests', extra)
  if (args.length === 0) await step('faults', process.execPath, [...test, 'faults'], 'tests')
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error))
}
await postgres?.stop()
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`)
process.exit(failures.length > 0 ? 1 : 0)
