import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import MarkerMiddleware, { MARKER } from '#app/http/marker_middleware'
import type { Call } from './call.js'

export interface MarkerRule {
  isNeeded: boolean
  /** Refused from another origin. */
  isGuarded: boolean
  /** A bearer token replaces the marker. */
  isTokenEnough: boolean
  /** Accepted content types; empty for any. */
  types: string[]
}

const HOST = 'a.brand'
const HERE = { host: HOST, origin: `http://${HOST}` }
const MARKED = { [MARKER[0]]: MARKER[1] }

/** Asks the middleware itself, so that it can't get out of sync. */
export function markerRule(call: Call): MarkerRule {
  const types: string[] = []
  const passes = (headers: Record<string, string>) => ask(call, headers, types)
  const isNeeded = !passes(HERE)
  passes({ ...HERE, ...MARKED })
  return {
    isNeeded,
    isGuarded: !passes({ host: HOST, origin: 'http://elsewhere' }),
    isTokenEnough: isNeeded && passes({ ...HERE, authorization: 'Bearer token' }),
    types,
  }
}

function ask({ method, path }: Call, headers: Record<string, string>, types: string[]): boolean {
  const req = new IncomingMessage(new Socket())
  Object.assign(req, { method: method.toUpperCase(), url: path.replaceAll(/[{}]/g, '') })
  req.headers = { ...headers, 'content-type': 'application/json', 'content-length': '2' }
  const request = new RequestFactory().merge({ req }).create()
  request.is = (taken) => {
    types.splice(0, types.length, ...taken)
    return taken[0]!
  }
  try {
    void new MarkerMiddleware().handle(new HttpContextFactory().merge({ request }).create(), async () => {})
    return true
  } catch {
    return false
  }
}
