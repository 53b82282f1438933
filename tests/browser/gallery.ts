import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from 'playwright'

const SITE = fileURLToPath(new URL('../../tenant-site/', import.meta.url))
const ORIGIN = 'http://gallery.localhost'

/** The page of all components in every state, built into a folder of its own. */
export class Gallery {
  private constructor(
    private readonly folder: string,
    private readonly base: string
  ) {}

  /** `base`: the path under which it stands, ending with a slash. */
  static async build(base = '/'): Promise<Gallery> {
    const folder = await mkdtemp(join(tmpdir(), 'manyhearts-gallery-'))
    const vite = join(SITE, 'node_modules/vite/bin/vite.js')
    const parameters = [
      'build',
      '--config',
      'gallery/vite.config.ts',
      '--base',
      base,
      '--outDir',
      folder,
      '--logLevel',
      'error',
    ]
    await promisify(execFile)(process.execPath, [vite, ...parameters], {
      cwd: SITE,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    return new Gallery(folder, base)
  }

  remove = () => rm(this.folder, { recursive: true, force: true })

  /** Opens it in a look. No server: the browser is handed the files. At a brand’s origin its calls are answered all the same. */
  async open(context: BrowserContext, look: Record<string, string>, origin = ORIGIN): Promise<Page> {
    await context.route(`${origin}${this.base}**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(this.base.length)
      const file = join(this.folder, name || 'index.html')
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
    })
    const page = await context.newPage()
    await page.goto(`${origin}${this.base}?${new URLSearchParams(look)}`)
    await page.locator('h1').waitFor()
    return page
  }
}
