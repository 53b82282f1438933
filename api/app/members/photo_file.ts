import { join } from 'node:path'
import env from '#start/env'

/** Where a photo's file lies, by the path the database names. */
export function photoFile(path: string): string {
  return join(env.get('DATA_DIR'), path)
}
