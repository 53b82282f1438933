import { PgBoss } from 'pg-boss'
import env from '#start/env'
import { roleConnection } from '#app/tenancy/context/database_roles'
import { reportLine } from '#app/tenancy/context/report_failure'

let starting: Promise<PgBoss> | undefined

/** Adds jobs for the sites; its role may only insert into the queues, so it can't maintain them. */
export function jobSender(): Promise<PgBoss> {
  starting ??= start().catch((error) => {
    starting = undefined
    throw error
  })
  return starting
}

export async function stopJobSender(): Promise<void> {
  const boss = await starting?.catch(() => undefined)
  starting = undefined
  await boss?.stop({ graceful: false })
}

async function start(): Promise<PgBoss> {
  const boss = new PgBoss({
    ...roleConnection(env.get('DATABASE_URL'), 'rt'),
    max: 1,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error) => reportLine(error, 'the sender of jobs lost its connection'))
  return boss.start()
}
