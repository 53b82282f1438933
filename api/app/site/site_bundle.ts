import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HttpContext } from '@adonisjs/core/http'
import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import type { Language } from '@manyhearts/locales/languages'
import type { OwnTexts } from '@manyhearts/locales/own_texts'
import app from '@adonisjs/core/services/app'
import { PRODUCT_ROOT } from '#app/http/product_root'
import type { SiteTheme } from '#app/tenancy/sites/site'

export interface Rendered {
  status: number
  headers: [string, string][]
  isKept: boolean
  pipe(to: NodeJS.WritableStream): void
  abort(): void
}

/** What the site's server entry takes (tenant-site/src/app/server_context.ts). */
interface ServerContext {
  fetch: typeof fetch
  cookies: string
  nonce: string
  assets: object | null
  log(error: unknown): void
  brand: {
    language: string
    formOfAddress: FormOfAddress
    theme: SiteTheme
    ownTexts(language: Language): OwnTexts
    ownLanguages: Language[]
  }
  failure?: { status: number; message: string }
  requestId?: string
}

/** What the page for lost connections is made of (tenant-site/src/app/offline/offline_page.tsx). */
export interface OfflineBrand {
  name: string
  language: string
  formOfAddress: FormOfAddress
  theme: SiteTheme
  /** Of the namespace `site`. */
  ownTexts: OwnTexts[string]
}

/** The page, and what its policy has to allow. */
export interface OfflineDocument {
  html: string
  style: string
  script: string
}

export interface SiteBundle {
  render(request: Request, server: ServerContext): Promise<Rendered>
  offlinePage(brand: OfflineBrand): OfflineDocument | Promise<OfflineDocument>
  assets: object | null
  worker(): Promise<string>
  serve?(ctx: HttpContext): Promise<boolean>
}

const FOLDER = join(PRODUCT_ROOT, 'tenant-site')

let bundle: Promise<SiteBundle> | undefined

/** The member site: its build, or in development its sources through Vite. */
export function siteBundle(): Promise<SiteBundle> {
  bundle ??= app.inDev && process.argv.includes('--vite') ? fromSources() : fromBuild()
  return bundle
}

async function fromBuild(): Promise<SiteBundle> {
  const { render, offlinePage } = await import(pathToFileURL(join(FOLDER, 'dist/server/entry_server.js')).href)
  const assets = JSON.parse(await readFile(join(FOLDER, 'dist/client/.vite/manifest.json'), 'utf8'))
  return { render, offlinePage, assets, worker: () => readFile(join(FOLDER, 'dist/client/sw-push.js'), 'utf8') }
}

async function fromSources(): Promise<SiteBundle> {
  const path = createRequire(join(FOLDER, 'package.json')).resolve('vite')
  const { createServer } = await import(pathToFileURL(path).href)
  const vite = await createServer({ root: FOLDER, appType: 'custom', server: { middlewareMode: true } })
  app.terminating(() => vite.close())
  return {
    render: async (request, server) => (await vite.ssrLoadModule('/src/entry_server.tsx')).render(request, server),
    offlinePage: async (brand) => (await vite.ssrLoadModule('/src/entry_server.tsx')).offlinePage(brand),
    assets: null,
    worker: () => readFile(join(FOLDER, 'src/sw_push.js'), 'utf8'),
    serve: ({ request, response }) =>
      new Promise((done, fail) => {
        response.response.once('finish', () => done(true))
        vite.middlewares(request.request, response.response, (error: unknown) => (error ? fail(error) : done(false)))
      }),
  }
}
