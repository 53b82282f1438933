import type { HttpContext } from '@adonisjs/core/http'
import server from '@adonisjs/core/services/server'
import inject, { type DispatchFunc, type InjectOptions } from 'light-my-request'
import { MARKER } from '#app/http/marker_middleware'
import { LOOK_HEADER, passOf } from '#app/http/previews/look_pass'
import { markAsPart } from '#app/http/request_id'
import { isConstant } from '#app/tenancy/sites/send_cached'
import { outsideTenant } from '#app/tenancy/context/tenant_context'
import { keptAnswers } from './kept_answers.js'

/** Every page asks it first, and it answers members alone. */
const OWN_ACCOUNT = '/api/user.php'

/** Calls the API in memory, with the visitor's cookies, host and address; cookies it sets go to the browser and into later calls. */
export function memoryFetch(ctx: HttpContext, onMember: () => void): typeof fetch {
  const { request, response } = ctx
  const look = passOf(ctx)
  const kept = keptAnswers(ctx)
  const handle: DispatchFunc = (request, response) => {
    markAsPart(request as never, ctx)
    void server.handle(request as never, response as never)
  }
  let cookie = request.header('cookie')
  return async (input, init) => {
    const asked = input instanceof Request && !init ? input : new Request(input, init)
    const { pathname, search } = new URL(asked.url)
    const known = asked.method === 'GET' && kept.find(pathname + search)
    if (known) return new Response(known.payload, { headers: { 'content-type': known.type } })
    const body = asked.body ? await asked.text() : undefined
    const answer = await outsideTenant(() =>
      inject(handle, {
        method: asked.method as InjectOptions['method'],
        url: asked.url,
        remoteAddress: request.ip(),
        headers: {
          ...Object.fromEntries(asked.headers),
          host: request.header('host')!,
          [MARKER[0]]: MARKER[1],
          'accept-language': request.header('accept-language', ''),
          'x-request-id': request.id(),
          ...(cookie && { cookie }),
          ...(look && { [LOOK_HEADER]: look }),
        },
        payload: body,
      })
    )
    if (answer.statusCode === 200 && pathname === OWN_ACCOUNT) onMember()
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    if (answer.statusCode === 200 && cookies.length === 0 && isConstant(answer.raw.res)) {
      kept.keep(pathname + search, {
        type: String(answer.headers['content-type']),
        payload: new Uint8Array(answer.rawPayload),
      })
    }
    for (const one of cookies) {
      response.append('set-cookie', one)
      cookie = [cookie, one.split(';')[0]].filter(Boolean).join('; ')
    }
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && name !== 'set-cookie') headers.set(name, String(value))
    }
    const empty = [204, 205, 304].includes(answer.statusCode)
    return new Response(empty ? null : answer.rawPayload, { status: answer.statusCode, headers })
  }
}
