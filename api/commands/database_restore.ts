import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { asOwner } from '#app/setup/as_owner'
import { type BackupContents, readContents } from '#app/setup/backup/backup_contents'
import { copyFilesFrom } from '#app/setup/backup/backup_files'
import { refuseToRestore, restoreRows } from '#app/setup/backup/restore'
import { prepareDatabase, prepareTables } from '#app/setup/prepare_database'
import env from '#start/env'

export default class DatabaseRestore extends BaseCommand {
  static commandName = 'database:restore'
  static description = 'Bring a backup into an empty database, erase again who was erased since, and check the books'
  static options: CommandOptions = { startApp: true }
  static help = [
    '  DATA_DIR=var/again npm run restore -- /backups/monday --erasures var/erasures',
    '  DATABASE_URL=postgres://… APP_KEY=… npm run restore -- /backups/monday --erasures /copies/erasures',
    'Files of the backup go into DATA_DIR. APP_KEY must be the one it was made with.',
  ]

  @args.string({ description: 'The folder of the backup' })
  declare folder: string

  @flags.string({ description: 'The newest DATA_DIR/erasures there is, when it isn’t in this DATA_DIR' })
  declare erasures: string

  async run() {
    const folder = resolve(process.env.INIT_CWD ?? '.', this.folder)
    const contents = await readContents(folder)
    await asOwner((owner) => this.#rows(owner, contents, folder))
    await prepareDatabase(this.app, this.#say)
    const files = await copyFilesFrom(join(folder, 'files'), env.get('DATA_DIR'))
    this.#say(`restored ${files} files`)
    await this.#eraseAgain()
    await this.kernel.exec('ledger:verify', []).then(({ exitCode }) => {
      this.exitCode = exitCode
    })
  }

  async #rows(owner: Parameters<Parameters<typeof asOwner>[0]>[0], contents: BackupContents, folder: string) {
    await refuseToRestore(owner, contents)
    await prepareTables(this.app, owner, this.#say)
    await restoreRows(owner, contents, folder)
    const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0)
    this.#say(`restored ${rows} rows of ${contents.tables.length} tables, as of ${contents.made_at}`)
  }

  async #eraseAgain() {
    const own = join(env.get('DATA_DIR'), 'erasures')
    if (this.erasures) await cp(resolve(process.env.INIT_CWD ?? '.', this.erasures), own, { recursive: true })
    await this.kernel.exec('erasures:repeat', [])
  }

  #say = (line: string) => this.logger.info(line)
}
