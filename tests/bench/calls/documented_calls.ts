import { TOWN } from '../seed/bench_brand.ts'
import { Visitor } from '../../visitor.ts'

/** A call of the brands' hosts, by its route's name. */
export interface DocumentedCall {
  name: string
  method: string
  /** Its path with the parameters in braces. */
  path: string
}

/** Every call the product answers on a brand's host, as it describes them itself. */
export async function documentedCalls(): Promise<DocumentedCall[]> {
  const { body } = await new Visitor(`${TOWN}.localhost`).get('/api/openapi.json')
  return Object.entries<Record<string, { operationId: string }>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: name }]) => ({ name, method: method.toUpperCase(), path }))
  )
}
