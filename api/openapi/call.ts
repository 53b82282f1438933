export type HostKind = 'brand' | 'console'

/** JSON Schema (2020-12), or a part of the document around it. */
export type Json = Record<string, any>

export interface Call {
  host: HostKind
  method: string
  /** With parameters in braces. */
  path: string
  /** Route name, used as operationId. */
  name: string
  params: { name: string; matches?: RegExp }[]
  controller: string
  action: string
  middleware: string[]
  /** Scope in which a bearer token replaces the session. */
  tokenScope?: string
  /** TypeScript type of the answer. */
  answer: string
  query: Json[]
  /** When the code doesn't name the validator. */
  body?: Json
}

export function callTitle({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`
}
