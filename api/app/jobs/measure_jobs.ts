import { gauge } from '#app/operations/measures'
import { askOfJobs } from './ask_of_jobs.js'
import { type LastBackup, readLastBackup } from './read_last_backup.js'
import { type QueueState, readQueues } from './read_queues.js'

/** What is asked by several collectors of one scrape, and by several scrapers, is asked of the database once. */
const KEPT_MS = 5_000

const STATES = ['deferred', 'waiting', 'active', 'failed'] as const

/** Undefined when the database did not say. */
type Answer = { queues: QueueState[]; backup: LastBackup | null } | undefined

/** The queues and the last backup as the database has them, the same from every server. While it doesn't answer they are left out, and `up` is 0. */
export function measureJobs(): void {
  const look = keeping(() =>
    askOfJobs(async (jobs) => ({ queues: await readQueues(jobs), backup: await readLastBackup(jobs) }))
  )
  gauge({ name: 'manyhearts_database_up', help: '1 when the database answered within a second' }, async (set) =>
    set((await look()) ? 1 : 0)
  )
  gauge(
    {
      name: 'manyhearts_jobs',
      help: 'Jobs by queue; deferred are those whose time has not come',
      labels: ['queue', 'state'],
    },
    async (set) => {
      for (const { queue, ...counts } of (await look())?.queues ?? [])
        for (const state of STATES) set(counts[state], { queue, state })
    }
  )
  gauge(
    {
      name: 'manyhearts_jobs_oldest_seconds',
      help: 'How long the next job of a queue has been due; 0 when none is',
      labels: ['queue'],
    },
    async (set) => {
      for (const { queue, oldest } of (await look())?.queues ?? []) set(oldest, { queue })
    }
  )
  gauge(
    { name: 'manyhearts_backup_seconds', help: 'How old the last backup is; left out until there is one' },
    async (set) => {
      const backup = (await look())?.backup
      if (backup) set((Date.now() - backup.made_at.getTime()) / 1_000)
    }
  )
}

function keeping(work: () => Promise<Answer>): () => Promise<Answer> {
  let kept: Promise<Answer> | undefined
  let until = 0
  return () => {
    if (kept && Date.now() < until) return kept
    until = Date.now() + KEPT_MS
    return (kept = work())
  }
}
