import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** As installed: built, so that each command starts at once. */
const API = join(dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc'))), 'build')

type Said = Promise<{ stdout: string; stderr: string; code?: number }>

/** Runs a command of the API in a process of its own, on the tests' database; `code` only if it failed. */
export function ace(...args: string[]): Said {
  return aceIn(process.env, ...args)
}

/** In another environment, e.g. on another database. */
export function aceIn(env: NodeJS.ProcessEnv, ...args: string[]): Said {
  return promisify(execFile)(process.execPath, ['ace.js', ...args], {
    cwd: API,
    env: { ...env, NO_COLOR: '1' },
  }).catch((error: { stdout: string; stderr: string; code: number }) => error)
}
