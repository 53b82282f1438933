import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import config from '#config/bodyparser'
import { factsOf } from './route_facts.js'

export const FORM = 'application/x-www-form-urlencoded'

const ordinary = new BodyParserMiddleware(config)
const form = new BodyParserMiddleware({ ...config, form: { ...config.form, types: [FORM] } })

/** Reads forms, and more than a little JSON, only where the route takes them. */
export default class BodyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { types, bodyLimit } = factsOf(ctx.route!)
    if (bodyLimit) return upTo(bodyLimit).handle(ctx, next)
    return (types.includes(FORM) ? form : ordinary).handle(ctx, next)
  }
}

function upTo(limit: string): BodyParserMiddleware {
  return new BodyParserMiddleware({ ...config, json: { ...config.json, limit } })
}
