import { execFile } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Everything the OpenAPI documents are made from. */
const SOURCES = '{app,config,openapi,providers,start}/**/*.ts'

/** Makes the OpenAPI documents again when a source has changed since. */
export async function describeCalls(api: string): Promise<void> {
  const document = join(api, '.adonisjs/openapi/console.json')
  const madeAt = existsSync(document) ? statSync(document).mtimeMs : 0
  const isFresh = globSync(SOURCES, { cwd: api }).every((name) => statSync(join(api, name)).mtimeMs <= madeAt)
  if (isFresh) return
  await promisify(execFile)(process.execPath, ['ace.js', 'openapi:generate'], { cwd: api }).catch((error) => {
    throw new Error(`The calls can't be described:\n${error.stdout}${error.stderr}`)
  })
}
