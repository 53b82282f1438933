import { resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { asOwner } from '#app/setup/as_owner'
import { backUp } from '#app/setup/backup/back_up'
import env from '#start/env'

export default class DatabaseBackup extends BaseCommand {
  static commandName = 'database:backup'
  static description = 'Write every row and file to a new folder, while the product runs'
  static options: CommandOptions = { startApp: true }
  static help = [
    '  npm run backup -- /backups/monday',
    'Photos in a bucket (PHOTOS_S3_BUCKET) are not in it: the bucket keeps versions of its own.',
    'Keep APP_KEY elsewhere (outside production it is in DATA_DIR/app-key): without it a backup can’t be restored.',
    'Copy DATA_DIR/erasures away every day too: it says who is to be erased again after a restore.',
  ]

  @args.string({ description: 'The folder to make' })
  declare folder: string

  async run() {
    const folder = resolve(process.env.INIT_CWD ?? '.', this.folder)
    const { tables, files } = await asOwner((owner) => backUp(owner, folder, env.get('DATA_DIR')))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    this.logger.success(`${rows} rows of ${tables.length} tables and ${files} files are in ${folder}.`)
    if (env.get('PHOTOS_S3_BUCKET')) this.logger.warning('Photos are in a bucket, and not in this backup.')
  }
}
