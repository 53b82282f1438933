import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '@manyhearts/api/bin/free_port'
import { throwawayDatabase } from '../../bin/throwaway_database.ts'
import type { asOwner } from '../../cast.ts'
import { Server } from '../../faults/server.ts'

const BUILT = join(dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc'))), 'build')

/** Another product on this machine, with a database, files and a server of its own, and an owner who is no superuser. */
export class OtherProduct {
  readonly server: Server
  readonly port: number

  private constructor(
    readonly env: NodeJS.ProcessEnv,
    private readonly drop: () => Promise<void>
  ) {
    this.server = new Server(env, true)
    this.port = Number(env.PORT)
  }

  static async make(more: NodeJS.ProcessEnv = {}): Promise<OtherProduct> {
    const [{ url, drop }, port, folder] = await Promise.all([
      throwawayDatabase(process.env.DATABASE_URL!, 'creates roles'),
      freePort(),
      mkdtemp(join(tmpdir(), 'manyhearts-other-')),
    ])
    const env = { ...process.env, DATABASE_URL: url, PORT: String(port), DATA_DIR: folder, NO_COLOR: '1', ...more }
    return new OtherProduct(env, drop)
  }

  get folder(): string {
    return this.env.DATA_DIR!
  }

  /** Runs a command as installed: built, so that it starts at once. @returns what it said, and its exit code */
  command(...args: string[]): Promise<{ said: string; code: number }> {
    return promisify(execFile)(process.execPath, ['ace.js', ...args], { cwd: BUILT, env: this.env }).then(
      ({ stdout, stderr }) => ({ said: stdout + stderr, code: 0 }),
      ({ stdout, stderr, code }) => ({ said: stdout + stderr, code })
    )
  }

  readonly asOwner: typeof asOwner = async (work) => {
    const owner = new pg.Client(this.env.DATABASE_URL)
    await owner.connect()
    try {
      return await work(owner)
    } finally {
      await owner.end()
    }
  }

  async end(): Promise<void> {
    await this.server.kill()
    await this.drop()
    await rm(this.folder, { recursive: true, force: true })
  }
}
