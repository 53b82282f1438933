import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { API } from '../servers/product_server.ts'

/** A call of the brands' hosts as the router knows it. */
export interface DocumentedCall {
  name: string
  method: string
  pattern: string
}

/** Every call the product answers on a brand's host, read from what its code generator wrote of the router. */
export async function documentedCalls(): Promise<DocumentedCall[]> {
  const routes = JSON.parse(await readFile(join(API, '.adonisjs/server/routes.json'), 'utf8'))
  return (routes.root as { name: string; pattern: string; methods: string[] }[])
    .filter(({ pattern }) => pattern.startsWith('/api/'))
    .map(({ name, pattern, methods }) => ({ name, pattern, method: methods[0]! }))
}
