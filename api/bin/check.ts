import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildRooms } from './build_rooms.ts'
import { runBeside } from './run_beside.ts'
import { runCommand } from './run_command.ts'
import { ROOT, settleEnvironment } from './settle_environment.ts'
import { browserForTests } from './browser_for_tests.ts'

/**
 * `npm test [-- unit]`: every check and test; several processes share the tests, each with a database and a port of its own.
 * `npm run test:full` plays every round of the exhaustive tests, and kills the server and its PostgreSQL under load.
 */
const args = process.argv.slice(2).filter((arg) => arg !== '--full')
const isFull = process.argv.includes('--full')
const { env, postgres } = await settleEnvironment(
  {
    NODE_ENV: 'test',
    DATA_DIR: 'var/test',
    ADMIN_HOST: 'admin.localhost',
    ...(isFull && { TEST_ROUNDS: 'full' }),
  },
  { isDurable: false }
)
const bin = join(ROOT, 'node_modules/.bin')
const ROOMS = ['api', 'tenant-site', 'admin-console', 'theme-presets', 'locales', 'database', 'tests']
const failures: string[] = []
/** What failed processes printed last: said again at the end, since others' output is long. */
const lastWords: string[] = []

const everything = args.length === 0
/** With room for young objects, of which tests make many, or collecting them takes a twentieth of the time. */
const runner = ['--max-semi-space-size=64', '--import=@poppinss/ts-exec', 'bin/test.ts']
/** The type checker is written in Go, and ends soon: collecting its garbage less often takes a fifth off its time. */
const CHECKER = { GOGC: '400' }
/**
 * Suites that share a database: what the API's tests leave there would be in the way of who looks at it, and the bench makes its own.
 * The API's tests wait for PostgreSQL for half of their time; more parts of the others than processors only wait for each other.
 */
const TOGETHER = [
  { suites: ['browser'], parts: availableParallelism() < 4 ? 1 : 2 },
  { suites: ['unit', 'api'], parts: 2 },
  { suites: ['bench'], parts: 1 },
]

/** A failed check doesn't stop the others. */
async function step(name: string, check: () => Promise<void>) {
  console.log(`\n— ${name}`)
  await check().catch(() => {
    failures.push(name)
  })
}

const run = (command: string, parameters: string[], folder = '.', extra: NodeJS.ProcessEnv = {}) =>
  runCommand(command, parameters, { cwd: join(ROOT, folder), env: { ...env, ...extra } })

try {
  const needsBrowser = everything || ['browser', 'bench'].some((suite) => args.includes(suite))
  const [chromium] = await Promise.all([needsBrowser ? browserForTests() : undefined, buildRooms(env)])
  const extra = chromium ? { CHROMIUM: chromium } : {}
  const tests = (suites: string[]) => run(process.execPath, [...runner, ...suites], 'tests', extra)
  if (everything) {
    // Tests wait for a browser or a database for a quarter of their time: the checks fit in beside them.
    const processes = TOGETHER.flatMap(({ suites, parts }) =>
      Array.from({ length: parts }, (_, number) => {
        const part = `${number + 1}/${parts}`
        const output = runBeside(process.execPath, [...runner, ...suites], {
          cwd: join(ROOT, 'tests'),
          env: { ...env, ...extra, TEST_PART: part },
        })
        return { name: `tests: ${suites.join(', ')}, ${part}`, output }
      })
    )
    await step('format', () => run(join(bin, 'oxfmt'), ['--check']))
    await step('lint and types', () =>
      run(join(bin, 'oxlint'), ['--type-aware', '--type-check', '--deny-warnings'], '.', CHECKER)
    )
    await step('walls between rooms', () =>
      run(join(bin, 'depcruise'), ['--config', '.dependency-cruiser.cjs', ...ROOMS])
    )
    await step('unused code', () => run(join(bin, 'knip'), []))
    for (const { name, output } of processes)
      await step(name, () =>
        output.shown().catch((error: Error) => {
          lastWords.push(`\n— ${name}, again\n${error.message}`)
          throw error
        })
      )
    if (isFull) await step('faults', () => tests(['faults']))
  } else {
    await step('tests', () => tests(args))
  }
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error))
}
await postgres?.stop()
if (lastWords.length > 0) console.error(lastWords.join('\n'))
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`)
process.exit(failures.length > 0 ? 1 : 0)
