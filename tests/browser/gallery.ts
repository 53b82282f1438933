import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from 'playwright'

const SITE = fileURLToPath(new URL('../../tenant-site/', import.meta.url))
const DRAWINGS = fileURLToPath(new URL('../../theme-presets/', import.meta.url))
const ORIGIN = 'http://gallery.localhost'

/** The page of all components in every state, built once per process into a temporary folder. */
export class Gallery {
  static #built?: Promise<Gallery>

  private constructor(private readonly folder: string) {}

  static build(): Promise<Gallery> {
    return (this.#built ??= this.#build())
  }

  static async #build(): Promise<Gallery> {
    const folder = await mkdtemp(join(tmpdir(), 'manyhearts-gallery-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const vite = join(SITE, 'node_modules/vite/bin/vite.js')
    const parameters = [
      'build',
      '--config',
      'gallery/vite.config.ts',
      // Relative, to work wherever it is served.
      '--base',
      './',
      '--outDir',
      folder,
      '--logLevel',
      'error',
    ]
    await promisify(execFile)(process.execPath, [vite, ...parameters], {
      cwd: SITE,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    return new Gallery(folder)
  }

  /** From files, without a server; at a brand's origin its API calls are answered all the same. */
  async open(context: BrowserContext, look: Record<string, string>, origin = ORIGIN): Promise<Page> {
    const base = origin === ORIGIN ? '/' : '/gallery/'
    await context.route(`${origin}${base}**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(base.length)
      const file = join(name.startsWith('art/') ? DRAWINGS : this.folder, name || 'index.html')
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
    })
    const page = await context.newPage()
    await page.goto(`${origin}${base}?${new URLSearchParams(look)}`)
    await page.locator('h1').waitFor()
    return page
  }
}
