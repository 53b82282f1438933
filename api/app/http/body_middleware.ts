import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import config from '#config/bodyparser'

/** A static page may have 100,000 characters, of up to three bytes each. */
const LONG = { path: /^\/api\/tenants\/\d+\/pages\//, limit: '400kb' }

const ordinary = new BodyParserMiddleware(config)
const long = new BodyParserMiddleware({ ...config, json: { ...config.json, limit: LONG.limit } })

/** Reads what a request brings; only the console's texts may be long. */
export default class BodyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    return (LONG.path.test(ctx.request.url()) ? long : ordinary).handle(ctx, next)
  }
}
