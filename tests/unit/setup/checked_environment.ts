import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** As built, where it starts at once. */
const API = join(dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc'))), 'build')

/** What a start says of an environment; nothing when it has no fault. */
export function checkedEnvironment(env: NodeJS.ProcessEnv): Promise<string> {
  return promisify(execFile)(process.execPath, ['bin/check_environment.js'], {
    cwd: API,
    env: { PATH: process.env.PATH, PORT: '3333', DATA_DIR: 'var', ...env },
  }).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr
  )
}
