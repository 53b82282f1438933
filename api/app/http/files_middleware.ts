import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv from 'sirv'
import app from '@adonisjs/core/services/app'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { PRODUCT_ROOT } from './product_root.js'

const YEAR = 31_536_000
const immutable = { immutable: true, maxAge: YEAR, etag: false }

function builtFiles(path: string) {
  const folder = join(PRODUCT_ROOT, path)
  return sirv(folder, { ...immutable, dev: app.inDev || !existsSync(folder), brotli: true, gzip: true })
}

/** Hashed names never change, nor what has its version in its address, so these files are cached for a year. */
const FOLDERS: Record<string, ReturnType<typeof sirv>> = {
  '/assets/': builtFiles('tenant-site/dist/client/assets'),
  '/fonts/': builtFiles('theme-presets/dist/fonts'),
  '/art/': builtFiles('theme-presets/art'),
}

const CONSOLE_FOLDERS: typeof FOLDERS = {
  '/assets/': builtFiles('admin-console/dist/assets'),
  '/fonts/': FOLDERS['/fonts/']!,
}

const FILE_POLICY = "default-src 'none'"

/** A page may fetch twenty files, so they get only the headers that matter for a file. */
const KEPT_HEADERS = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Strict-Transport-Security']

export default class FilesMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = request.url()
    const folders = request.header('host') === ADMIN_HOST ? CONSOLE_FOLDERS : FOLDERS
    const prefix = Object.keys(folders).find((one) => path.startsWith(one))
    if (!prefix || !['GET', 'HEAD'].includes(request.method())) return next()
    const { request: req, response: res } = { request: request.request, response: response.response }
    for (const name of KEPT_HEADERS) {
      const value = response.getHeader(name)
      if (value !== undefined) res.setHeader(name, value)
    }
    res.setHeader('Content-Security-Policy', FILE_POLICY)
    return new Promise<void>((resolve, reject) => {
      const original = req.url
      req.url = path.slice(prefix.length - 1)
      const served = () => resolve()
      res.once('close', served)
      ctx.filesFolder = prefix
      folders[prefix]!(req, res, () => {
        req.url = original
        ctx.filesFolder = undefined
        res.off('close', served)
        Promise.resolve(next()).then(resolve, reject)
      })
    })
  }
}
