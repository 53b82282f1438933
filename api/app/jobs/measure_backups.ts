import { gauge } from '#app/operations/measures'
import { askOfJobs } from './ask_of_jobs.js'
import { readLastBackup } from './read_last_backup.js'

/** The same from every server; left out while there is no backup, and while the database doesn't answer. */
export function measureBackups(): void {
  gauge(
    { name: 'manyhearts_backup_seconds', help: 'How old the last backup is; left out until there is one' },
    async (set) => {
      const last = await askOfJobs(readLastBackup)
      if (last) set((Date.now() - last.made_at.getTime()) / 1_000)
    }
  )
}
