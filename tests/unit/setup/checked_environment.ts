import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))

/** What a start says of an environment; nothing when it has no fault. */
export function checkedEnvironment(env: NodeJS.ProcessEnv): Promise<string> {
  return promisify(execFile)(process.execPath, ['--import=@poppinss/ts-exec', 'bin/check_environment.ts'], {
    cwd: API,
    env: { PATH: process.env.PATH, PORT: '3333', DATA_DIR: 'var', ...env },
  }).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr
  )
}
