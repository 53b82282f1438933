export class OutdatedDatabase extends Error {
  readonly code = 'E_READABLE'

  constructor() {
    super(
      'This database was made by an older, incompatible version and can’t be upgraded. Delete the folder var/ (or drop the database DATABASE_URL names) and start again: demo data are made anew.'
    )
  }
}
