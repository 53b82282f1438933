import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export async function printAddresses(env: NodeJS.ProcessEnv): Promise<void> {
  const port = env.PORT
  while (
    !(await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false
    ))
  )
    await sleep(100)
  const database = new pg.Client(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL)
  await database.connect()
  const { rows } = await database.query<{ host: string; name: string }>(
    `select host, coalesce(tenants.settings ->> 'name', slug) as name from global.domains
     join global.tenants on tenants.id = tenant_id where state <> 'closed' order by slug, main desc limit 30`
  )
  await database.end()
  const places = [...rows.map(({ host, name }) => [name, host]), ['Console', env.ADMIN_HOST ?? 'admin.localhost']]
  if (!env.MAIL_URL) places.push(['Captured mail', 'mail.localhost'])
  console.log('')
  // In production a proxy with TLS stands in front.
  const address = (host: string) => (env.NODE_ENV === 'production' ? `https://${host}` : `http://${host}:${port}`)
  for (const [name, host] of places) console.log(`  ${name!.padEnd(16)} ${address(host!)}`)
  console.log('')
}
