import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Visitor } from '../../visitor.ts'
import { signUp } from '../calls/recipes.ts'
import type { Row } from '../row.ts'
import { API } from '../servers/product_server.ts'
import type { Stage } from '../stage.ts'

/** From a manifest to a themed brand that accepts a sign-up, while the product serves. */
export async function onboardingRows({ database }: Stage): Promise<Row[]> {
  const slug = `bench-new-${randomBytes(4).toString('hex')}`
  const folder = await mkdtemp(join(tmpdir(), 'manyhearts-bench-'))
  const file = join(folder, 'brand.yaml')
  await writeFile(file, manifest(slug))
  const began = performance.now()
  await promisify(execFile)(process.execPath, ['build/ace.js', 'tenant', 'apply', file], {
    cwd: API,
    env: { ...process.env, NODE_ENV: 'production', ALLOW_SANDBOX: 'true', DATABASE_URL: database.url },
  })
  const visitor = new Visitor(`${slug}.localhost`)
  while ((await visitor.get('/api/settings.php')).status !== 200) await wait(20)
  const settings = performance.now() - began
  const { status, text } = await visitor.post('/api/signup', signUp())
  const signedUp = performance.now() - began
  await rm(folder, { recursive: true })
  if (status !== 201) throw new Error(`The new brand refuses a sign-up: ${text}`)
  return [
    {
      group: 'onboarding',
      what: 'manifest to sign-up',
      figures: { 'settings ms': settings, 'sign-up ms': signedUp },
      goal: '≤ 10 s, no restart',
    },
  ]
}

const manifest = (slug: string) => `
tenant: ${slug}
state: live
company:
  { key: bench, name: Bench B.V., address: Kade 1, kvk: '12345678', city: Amsterdam, country: NL, vat_percent: 21, vat_numbers: [NL000000000B01], support_phone: '+44 20 7946 0140', added: 2024-03-01T12:00:00Z }
niche: 1
time_zone: Europe/London
theme: { preset: blush }
domains: [{ host: ${slug}.localhost, language: en-GB, country: GB, main: true }]
settings:
  name: Newcomer
  mail_name: Newcomer
  support_phone: '+44 20 7946 0140'
  support_email: hello@${slug}.example
  countries: [GB]
  signups: all
  index_title: { en: A new place }
  description: { en: Made a moment ago. }
  fictional_singular: { en: fictional profile }
  fictional_plural: { en: fictional profiles }
  fictional_warning: { en: Written by our team. You can't meet. }
packages: [{ key: start, country: GB, credits: 60, price_minor: 999, currency: GBP }]
`
