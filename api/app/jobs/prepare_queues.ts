import pg from 'pg'
import { PgBoss } from 'pg-boss'
import env from '#start/env'
import { roleConnection, roleName } from '#app/tenancy/context/database_roles'
import { SCHEDULED_JOBS, QUEUES } from './queues.js'

/** Makes the queues. pg-boss writes to partition `job_common` itself: without its own policy tenants could forge each other's jobs. */
export async function prepareQueues(owner: pg.Client): Promise<void> {
  const jobs = pg.escapeIdentifier(roleName(owner.database!, 'jobs'))
  const members = pg.escapeIdentifier(roleName(owner.database!, 'rt'))
  const staff = pg.escapeIdentifier(roleName(owner.database!, 'staff'))
  await owner.query(`grant ${jobs} to current_user`)
  await owner.query(`create schema if not exists pgboss authorization ${jobs}`)
  await assertOwnership(owner, roleName(owner.database!, 'jobs'))

  const url = env.get('DATABASE_DIRECT_URL') ?? env.get('DATABASE_URL')
  const boss = new PgBoss({
    ...roleConnection(url, 'jobs'),
    max: 2,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  for (const [name, options] of Object.entries(QUEUES)) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  for (const name of Object.keys(SCHEDULED_JOBS)) await boss.createQueue(name)
  await boss.stop({ graceful: false })

  await protectQueues(owner, `${members}, ${staff}`)
}

/** At once, so that no job is seen by others meanwhile. The parent is locked first, as those do who fetch jobs: they would block each other. */
async function protectQueues(owner: pg.Client, roles: string): Promise<void> {
  const policies = ['job', 'job_common'].map(
    (table) => `
    alter table pgboss.${table} enable row level security;
    drop policy if exists tenant on pgboss.${table};
    create policy tenant on pgboss.${table} to ${roles}
      using (data ->> 'tenant' = (select sec.tenant_id())::text)
      with check (data ->> 'tenant' = (select sec.tenant_id())::text);`
  )
  await owner.query(`
    begin;
    lock table pgboss.job in access exclusive mode;
    grant usage on schema pgboss to ${roles};
    grant select on pgboss.version, pgboss.queue to ${roles};
    grant select, insert on pgboss.job_common to ${roles};
    create index if not exists job_common_given_up on pgboss.job_common ((data ->> 'tenant'), completed_on) where state = 'failed';
    ${policies.join('')}
    commit;`)
}

/** A backup that was restored before its roles gives what was theirs to whoever restores it. */
async function assertOwnership(owner: pg.Client, jobs: string): Promise<void> {
  const { rows } = await owner.query<{ change: string }>(
    `select format('alter %s %s owner to %I', kind, name, $1::text) as change
     from pg_roles join (
       select 'schema' as kind, nspname as name, nspowner as held_by from pg_namespace where nspname = 'pgboss'
       union all select 'table', oid::regclass::text, relowner from pg_class where relnamespace::regnamespace::text = 'pgboss' and relkind in ('r', 'p')
       union all select 'type', oid::regtype::text, typowner from pg_type where typnamespace::regnamespace::text = 'pgboss' and typtype = 'e'
       union all select 'routine', oid::regprocedure::text, proowner from pg_proc where pronamespace::regnamespace::text = 'pgboss'
     ) as things on rolname = $1 and held_by <> pg_roles.oid`,
    [jobs]
  )
  for (const { change } of rows) await owner.query(change)
}
