import { join, resolve } from 'node:path'
import env from '#start/env'

export function mailFolder(): string {
  return resolve(join(env.get('DATA_DIR'), 'mail'))
}
