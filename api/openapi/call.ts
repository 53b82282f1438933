/** Which of the two documents a call stands in. */
export type HostKind = 'brand' | 'console'

/** A piece of JSON Schema (2020-12), or of the document around it. */
export type Json = Record<string, any>

/** One call of the API as the router knows it. */
export interface Call {
  host: HostKind
  /** In lower case, as OpenAPI writes it. */
  method: string
  /** With its parameters in braces. */
  path: string
  /** The route's name, which is the call's id. */
  name: string
  params: { name: string; matches?: RegExp }[]
  /** The controller's module as routes import it, and its method. */
  controller: string
  action: string
  /** Names of the route's middleware. */
  middleware: string[]
  /** For which scope a bearer's token does instead of a session; undefined where none does. */
  tokenScope?: string
  /** What it answers, in TypeScript. */
  answer: string
  /** Parameters of the query that no code of its own names. */
  query: Json[]
  /** The body, where the validator is not named in the code. */
  body?: Json
}

/** How messages name a call: `GET /api/members/{id}`. */
export function callTitle({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`
}
