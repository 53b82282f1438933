import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import config from '#config/bodyparser'
import { Malformed } from './http_errors.js'
import { isConvertible } from './validation/is_convertible.js'
import { factsOf } from './route_facts.js'

export const FORM = 'application/x-www-form-urlencoded'

const ordinary = new BodyParserMiddleware(config)
const ANY = '*/*'
/** As it was sent, whatever it is: a signature is about the bytes. */
const raw = new BodyParserMiddleware({
  ...config,
  json: { ...config.json, types: [] },
  raw: { ...config.raw, types: [ANY], limit: '64kb' },
})
const form = new BodyParserMiddleware({ ...config, form: { ...config.form, types: [FORM] } })

/** Reads forms, and more than a little JSON, only where the route takes them. */
export default class BodyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { types, bodyLimit } = factsOf(ctx.route!)
    const parser = bodyLimit ? upTo(bodyLimit) : types.includes(ANY) ? raw : types.includes(FORM) ? form : ordinary
    let isRead = false
    const go = () => {
      isRead = true
      if (!isConvertible(ctx.request.body())) throw new Malformed()
      return next()
    }
    await parser.handle(ctx, go).catch((error: { status?: number }) => {
      // Neither what fails to decompress nor what is nested too deeply has a status.
      throw isRead || error.status !== undefined ? error : new Malformed()
    })
  }
}

function upTo(limit: string): BodyParserMiddleware {
  return new BodyParserMiddleware({ ...config, json: { ...config.json, limit } })
}
