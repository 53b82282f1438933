import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requestBegan, requestEnded } from '#app/operations/requests'
import { logRequest } from './log_request.js'
import { isPart, settleRequestId } from './request_id.js'
import { routeOf } from './route_of.js'

/** First of all: names the request, and says how it was answered, in the measures and in the log. */
export default class RequestMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    settleRequestId(ctx)
    // What a page asks for itself while it is rendered is part of the page.
    if (isPart(ctx)) return next()
    const raw = ctx.response.response
    const begunAt = performance.now()
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      const answered = {
        method: ctx.request.method(),
        route: routeOf(ctx),
        status: raw.statusCode,
        ms: performance.now() - begunAt,
        isAborted: raw.destroyed && !raw.writableFinished,
      }
      requestEnded(answered)
      logRequest(ctx, answered)
    }
    requestBegan()
    raw.once('close', end)
    await next()
    // A stream of live events is answered as soon as it is open.
    if (raw.headersSent) end()
  }
}
