import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import { manifestSource } from '../../manifest_source.ts'
import { Visitor } from '../../visitor.ts'
import { draft } from '../identity/signup/signing_up.ts'

/** As installed: built, so that each command starts at once. */
const API = join(dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc'))), 'build')

test.group('The command for brands', (group) => {
  let folder: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manyhearts-brands-'))
    return () => rm(folder, { recursive: true })
  })
  group.each.setup(() => {
    const before = process.env.INIT_CWD
    process.env.INIT_CWD = folder
    ace.ui.switchMode('raw')
    return () => {
      if (before === undefined) delete process.env.INIT_CWD
      else process.env.INIT_CWD = before
      ace.ui.switchMode('normal')
    }
  })

  /** In this process: starting one takes longer than the command. */
  const told = async (...args: string[]) => {
    ace.ui.logger.flushLogs()
    await ace.exec('tenant', args)
    return ace.ui.logger
      .getLogs()
      .map(({ message }) => message)
      .join('\n')
  }
  const tenant = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['ace.js', 'tenant', ...args], {
      cwd: API,
      env: { ...process.env, INIT_CWD: folder, NO_COLOR: '1' },
    }).catch((error: { stdout: string; stderr: string }) => error)
  const newBrandFile = async (edit = (source: string) => source) => {
    const slug = `made-${randomBytes(4).toString('hex')}`
    await writeFile(join(folder, `${slug}.yaml`), edit(manifestSource(slug)))
    return slug
  }

  test('a brand made while the product runs accepts a sign-up as soon as the command is done', async ({ assert }) => {
    const british = '  - { key: start, country: GB, credits: 50, price_minor: 999, currency: GBP }\n'
    const slug = await newBrandFile((source) =>
      source.replace('[NL]', '[NL, GB]').replace('packages:\n', `packages:\n${british}`)
    )
    const visitor = new Visitor(`${slug}.localhost`)
    // Asked too early, the host is cached as unknown; the brand must not wait until that expires.
    assert.equal((await visitor.get('/api/settings.php')).status, 421)

    const { stdout } = await tenant('apply', `${slug}.yaml`)
    const signedUp = await visitor.post('/api/signup', draft())

    assert.include(stdout, `+ domain ${slug}.localhost`)
    assert.equal(signedUp.status, 201)
  })

  test('plans, applies and writes back, several files in one go', async ({ assert }) => {
    const [first, second] = [await newBrandFile(), await newBrandFile()]

    assert.include(await told('plan', `${first}.yaml`, `${second}.yaml`), `+ tenant ${second}`)
    assert.include(await told('export', first), 'There is no brand')
    await told('apply', `${first}.yaml`, `${second}.yaml`)
    assert.include(await told('apply', `${first}.yaml`), 'nothing to change')

    await rm(join(folder, `${first}.yaml`))
    await rm(join(folder, `${second}.yaml`))
    assert.include(await told('export', `${first}.yaml`, `${second}.yaml`, 'nobody.yaml'), 'There is no brand "nobody"')
    assert.equal(parse(await readFile(join(folder, `${second}.yaml`), 'utf8')).tenant, second)
    assert.equal(parse(await readFile(join(folder, `${first}.yaml`), 'utf8')).settings.name, 'Kade')
    assert.equal(parse((await tenant('export', second)).stdout).tenant, second)
  })

  test('names file, line, path and reason of what is wrong, and ends with 1', async ({ assert }) => {
    const slug = await newBrandFile((source) => source.replace('niche: 1', 'niche: 8'))

    const refused = (await tenant('apply', `${slug}.yaml`)) as { stderr: string; code?: number }

    assert.include(refused.stderr, `${slug}.yaml:4 niche: must be 7 at most, but is 8`)
    assert.equal(refused.code, 1)
    assert.include(await told('grow', slug), 'none of plan, apply, export, schema')
    assert.include(await told('apply'), 'Which manifest?')
    assert.include(await told('apply', 'nowhere.yaml'), 'can’t be read')
  })
})
