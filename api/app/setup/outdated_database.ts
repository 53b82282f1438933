import { join } from 'node:path'
import env from '#start/env'

export class OutdatedDatabase extends Error {
  readonly code = 'E_READABLE'

  constructor() {
    const folder = join(env.get('DATA_DIR'), 'postgres')
    super(
      `This database was made by an older, incompatible version and can’t be upgraded. Delete the folder ${folder} (or drop the database DATABASE_URL names) and start again: demo data are made anew.`
    )
  }
}
