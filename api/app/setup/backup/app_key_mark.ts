import { derivedSecret } from '#app/tenancy/context/database_roles'

/** The same for the same APP_KEY: passwords, tokens and sealed values of a backup are of no use under another. */
export function appKeyMark(): string {
  return derivedSecret('mark of backups').toString('hex')
}
