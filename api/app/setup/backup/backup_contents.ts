import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is in a backup, `backup.json`. */
export interface BackupContents {
  made_at: string
  migrations: string[]
  /** Shows with which APP_KEY it can be read, and tells nothing about it. */
  app_key_mark: string
  tables: { name: string; columns: string[]; rows: number }[]
  files: number
}

export async function writeContents(folder: string, contents: BackupContents): Promise<void> {
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify(contents, null, 2)}\n`)
}

/** @throws BackupRefused */
export async function readContents(folder: string): Promise<BackupContents> {
  try {
    return JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as BackupContents
  } catch (error) {
    throw new BackupRefused(`${folder} is no backup: it has no readable backup.json.`, { cause: error })
  }
}

/** The path of a table's rows, as `copy` writes and reads them. */
export function rowsFile(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.gz`)
}

/** Its message says what to do. */
export class BackupRefused extends Error {
  readonly code = 'E_READABLE'
}
