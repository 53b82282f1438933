import { join } from 'node:path'
import { buildRooms } from './build_rooms.ts'
import { runBeside } from './run_beside.ts'
import { runCommand } from './run_command.ts'
import { ROOT, settleEnvironment } from './settle_environment.ts'
import { browserForTests } from './browser_for_tests.ts'

/**
 * `npm test`: everything that must be true before a change lands. Lint, format, types, walls and unused code, then the tests against
 * a PostgreSQL and a port of their own. The journeys in a browser, which wait a good part of their time, are made beside all that, on
 * a database and a port of theirs. Arguments go to the test runner: `npm test -- unit`.
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

const everything = args.length === 0
const runner = ['--import=@poppinss/ts-exec', 'bin/test.ts']

/** Waits for one check; a failed one doesn't hide what the others find. */
async function step(name: string, check: () => Promise<void>) {
  console.log(`\n— ${name}`)
  await check().catch(() => {
    failures.push(name)
  })
}

const run = (command: string, parameters: string[], folder = '.', extra: NodeJS.ProcessEnv = {}) =>
  runCommand(command, parameters, { cwd: join(ROOT, folder), env: { ...env, ...extra } })

try {
  await buildRooms(env)
  const needsBrowser = everything || ['browser', 'bench'].some((suite) => args.includes(suite))
  const extra = needsBrowser ? { CHROMIUM: await browserForTests() } : {}
  const tests = (suites: string[]) => run(process.execPath, [...runner, ...suites], 'tests', extra)
  if (everything) {
    const browser = runBeside(process.execPath, [...runner, 'browser'], {
      cwd: join(ROOT, 'tests'),
      env: { ...env, ...extra },
    })
    await step('format', () => run(join(bin, 'oxfmt'), ['--check']))
    await step('lint', () => run(join(bin, 'oxlint'), ['--type-aware', '--deny-warnings']))
    for (const room of ['api', 'tenant-site', 'admin-console', 'theme-presets', 'tests'])
      await step(`types of ${room}`, () => run('npm', ['run', '--silent', 'types'], room))
    await step('walls between rooms', () =>
      run(join(bin, 'depcruise'), ['--config', '.dependency-cruiser.cjs', ...ROOMS])
    )
    await step('unused code', () => run(join(bin, 'knip'), []))
    await step('tests', () => tests(['unit', 'api', 'bench']))
    await step('tests in a browser', () => browser.shown())
    await step('faults', () => tests(['faults']))
  } else {
    await step('tests', () => tests(args))
  }
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error))
}
await postgres?.stop()
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`)
process.exit(failures.length > 0 ? 1 : 0)
