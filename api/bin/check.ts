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
const step = (name: string, command: string, parameters: string[], folder = '.') => {
  console.log(`\n— ${name}`)
  return runCommand(command, parameters, { cwd: join(ROOT, folder), env })
}

let failed = false
try {
  await buildRooms(env)
  if (args.length === 0) {
    await step('format', join(bin, 'oxfmt'), ['--check'])
    await step('lint', join(bin, 'oxlint'), ['--type-aware', '--deny-warnings'])
    for (const room of ['api', 'tenant-site', 'theme-presets', 'tests'])
      await step(`types of ${room}`, join(bin, 'tsc'), ['--noEmit', '-p', room])
    await step('walls between rooms', join(bin, 'depcruise'), [
      '--config',
      '.dependency-cruiser.cjs',
      'api',
      'tenant-site',
      'theme-presets',
      'locales',
      'database',
      'tests',
    ])
    await step('unused code', join(bin, 'knip'), [])
  }
  const browser = args.length === 0 || args.includes('browser') ? await browserForTests() : undefined
  console.log('\n— tests')
  await runCommand(process.execPath, ['--import=@poppinss/ts-exec', 'bin/test.ts', ...args], {
    cwd: join(ROOT, 'tests'),
    env: { ...env, ...(browser && { CHROMIUM: browser }) },
  })
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error)
  failed = true
}
await postgres?.stop()
process.exit(failed ? 1 : 0)
