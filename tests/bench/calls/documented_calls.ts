import { TOWN } from '../seed/bench_brand.ts'
import { Visitor } from '../../visitor.ts'

export interface DocumentedCall {
  name: string
  method: string
  path: string
}

export async function documentedCalls(): Promise<DocumentedCall[]> {
  const { body } = await new Visitor(`${TOWN}.localhost`).get('/api/openapi.json')
  return Object.entries<Record<string, { operationId: string }>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: name }]) => ({ name, method: method.toUpperCase(), path }))
  )
}
