import type { Plugin } from 'vite'

const REGISTRY = /client\/registry\/index\.ts$/
const ROUTE =
  /^ {2}'([^']+)': \{\n {4}methods: (\[.*\]),\n {4}pattern: '(.*)',\n {4}tokens: (\[.*\]),\n {4}types: .*\n {2}\},\n/gm

/** Not files, documents, what others call and the staff's own accounts: those the site's client never asks for. */
const OWN = /^\/api\/(?!webhooks|openapi|staff_members|account$|account\/)/

/** A path's parts as AdonisJS writes them: 0 is text, 1 a parameter. */
const tokensOf = (old: string) =>
  old
    .split('/')
    .slice(1)
    .map((part) => ({ old, type: part[0] === ':' ? 1 : 0, val: part.replace(':', ''), end: '' }))

/** What the client reads of a route: which method it asks by, its path and the parts of that. */
const routeOf = (text: string) => {
  const [method, pattern] = text.split(' ') as [string, string]
  return { methods: [method], pattern, tokens: tokensOf(pattern) }
}

/**
 * Leaves out of the API's registry what the site doesn't call, and writes what is left as `GET /api/…`, from which the rest is made when the
 * registry is loaded: it was a twentieth of what every page loads.
 */
export function shortRegistry(): Plugin {
  return {
    name: 'short-registry',
    enforce: 'pre',
    transform(code, id) {
      if (!REGISTRY.test(id)) return null
      const short = code.replace(ROUTE, (_, name: string, methods: string, pattern: string, tokens: string) => {
        if (!OWN.test(pattern)) return ''
        if (JSON.stringify(tokensOf(pattern)) !== tokens)
          throw new Error(`vite/short_registry.ts can’t shorten ${pattern}`)
        return `'${name}': '${JSON.parse(methods)[0]} ${pattern}',\n`
      })
      if (short === code || /\bmethods:/.test(short))
        throw new Error('The registry of the API has another shape: adapt vite/short_registry.ts')
      return `${short}
const tokensOf = ${tokensOf.toString()}
const routeOf = ${routeOf.toString()}
for (const [name, route] of Object.entries(routes) as any) (routes as any)[name] = routeOf(route)
`
    },
  }
}
