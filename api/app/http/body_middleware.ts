import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import config from '#config/bodyparser'

/** A static page may have 100,000 characters of up to three bytes each. */
const LONG = { path: /^\/api\/tenants\/\d+\/pages\//, limit: '400kb' }

const FORM = { path: '/complaints', types: ['application/x-www-form-urlencoded'] }

const ordinary = new BodyParserMiddleware(config)
const long = new BodyParserMiddleware({ ...config, json: { ...config.json, limit: LONG.limit } })

const form = new BodyParserMiddleware({ ...config, form: { ...config.form, types: FORM.types } })

export default class BodyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const path = ctx.request.url()
    if (path === FORM.path) return form.handle(ctx, next)
    return (LONG.path.test(path) ? long : ordinary).handle(ctx, next)
  }
}
