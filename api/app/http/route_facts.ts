import { type HttpContext, Route } from '@adonisjs/core/http'

/** A class of refusals, e.g. `NotEnoughCredits`. */
export interface RefusalClass {
  name: string
  status: number
  code: string
  field?: string
}

/**
 * What tells a call from a forged one: the marker of our scripts, an access token, a browser that names our own origin, the
 * sender's signature, or a secret in the path, which may come from anywhere.
 */
export type Proof = 'marker' | 'token' | 'origin' | 'signature' | 'secret'

export interface RouteFacts {
  /** Refused by the controller and what it calls. */
  refusals: readonly RefusalClass[]
  /** One of them is needed; none for a call that is open to every site. */
  proofs: readonly Proof[]
  /** Content types of the body. */
  types: readonly string[]
  bodyLimit?: string
}

declare module '@adonisjs/core/http' {
  interface Route<Controller> {
    /** What the controller and what it calls may refuse; middleware and validators say so themselves. */
    refuses(...refusals: RefusalClass[]): this
    /** Instead of the marker for what changes something, and of nothing for a GET. */
    provenBy(...proofs: Proof[]): this
    /** Content types of the body, instead of JSON. */
    takes(...types: string[]): this
    takesUpTo(bodyLimit: string): this
  }
}

type Handler = ReturnType<Route['getHandler']>

/** By handler: the one object that AdonisJS hands on from a route to the request. */
const declared = new WeakMap<Handler, Partial<RouteFacts>>()

function declare<T extends Route>(route: T, facts: Partial<RouteFacts>): T {
  const handler = route.getHandler()
  declared.set(handler, { ...declared.get(handler), ...facts })
  return route
}

Route.macro('refuses', function (this: Route, ...refusals) {
  return declare(this, { refusals })
})
Route.macro('provenBy', function (this: Route, ...proofs) {
  return declare(this, { proofs })
})
Route.macro('takes', function (this: Route, ...types) {
  return declare(this, { types })
})
Route.macro('takesUpTo', function (this: Route, bodyLimit) {
  return declare(this, { bodyLimit })
})

/** What a route says of itself. */
export function factsOf({
  handler,
  methods,
}: Pick<NonNullable<HttpContext['route']>, 'handler' | 'methods'>): RouteFacts {
  return {
    refusals: [],
    proofs: methods.includes('GET') ? [] : ['marker'],
    types: ['application/json'],
    ...declared.get(handler),
  }
}
