import type { Plugin } from 'vite'

const REGISTRY = /client\/registry\/index\.ts$/
const TOKENS = /^ {4}pattern: '(.*)',\n {4}tokens: (\[.*\]),\n {4}types: .*$/gm

/** Files, documents and what others call: never asked for by the site's client. */
const FOREIGN =
  /^ {2}'[^']+': \{\n {4}methods: .*\n {4}pattern: '(?!\/api\/(?!webhooks|openapi)).*\n(?: {4}.*\n)+ {2}\},\n/gm

/** A path's parts as AdonisJS writes them: 0 is text, 1 a parameter. */
const tokensOf = (old: string) =>
  old
    .split('/')
    .slice(1)
    .map((part) => ({ old, type: part[0] === ':' ? 1 : 0, val: part.replace(':', ''), end: '' }))

/**
 * Leaves out of the API's registry what the site doesn't call, and what its patterns say already: the parts of each path, a twentieth of
 * what every page loads. They are made of the patterns when the registry is loaded.
 */
export function shortRegistry(): Plugin {
  return {
    name: 'short-registry',
    enforce: 'pre',
    transform(code, id) {
      if (!REGISTRY.test(id)) return null
      const short = code.replace(FOREIGN, '').replace(TOKENS, (_, pattern: string, tokens: string) => {
        if (JSON.stringify(tokensOf(pattern)) !== tokens)
          throw new Error(`vite/short_registry.ts can’t shorten ${pattern}`)
        return `pattern: '${pattern}',`
      })
      if (short === code) throw new Error('The registry of the API has another shape: adapt vite/short_registry.ts')
      return `${short}\nfor (const route of Object.values(routes) as any[]) route.tokens = (${tokensOf.toString()})(route.pattern)\n`
    },
  }
}
