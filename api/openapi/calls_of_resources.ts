import type { Filter, Resource } from '#app/admin/resources/definition/resource'
import { resources } from '#app/admin/resources/resource_named'
import type { Call, Json } from './call.js'

/** Expands the console's generic resource routes into one call per resource. */
export function callsOfResources(call: Call): Call[] {
  if (!call.path.includes('{resource}')) return [call]
  const names = Object.keys(resources) as (keyof typeof resources)[]
  return names
    .filter((name) => call.action !== 'update' || 'change' in resources[name])
    .map((name) => ofResource(call, name))
}

function ofResource(call: Call, name: keyof typeof resources): Call {
  const resource: Resource = resources[name]
  const isList = call.action === 'index'
  const type = `(typeof import('#app/admin/resources/resource_named').resources)['${name}']`
  const shown = `ReturnType<${type}['${!isList && 'shownWhole' in resource ? 'shownWhole' : 'shown'}']>`
  return {
    ...call,
    path: call.path.replace('{resource}', name),
    name: call.name.replace('resources', name),
    params: call.params.filter((param) => param.name !== 'resource'),
    answer: isList ? `${shown}[]` : shown,
    ...(call.action === 'update' && { body: resource.change!.validator.toJSONSchema() }),
    query: isList ? listQuery(resource.filters, Object.keys(resource.sorts)) : call.query,
  }
}

/** ra-data-simple-rest: JSON in the query. */
function listQuery(filters: Readonly<Record<string, Filter>>, sorts: string[]): Json[] {
  const index = { type: 'integer', minimum: 0 }
  const properties = Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filterSchema(filter)]))
  return [
    inQuery('filter', { type: 'object', properties, additionalProperties: false }),
    inQuery('range', { type: 'array', prefixItems: [index, index], minItems: 2, maxItems: 2 }),
    inQuery('sort', {
      type: 'array',
      prefixItems: [{ enum: sorts }, { enum: ['ASC', 'DESC'] }],
      minItems: 2,
      maxItems: 2,
    }),
  ]
}

function filterSchema(filter: Filter): Json {
  if (filter.kind === 'text' || filter.kind === 'search') return { type: 'string' }
  if (filter.kind === 'time') return { type: 'string', format: 'date-time' }
  const one = filter.kind === 'choice' ? { enum: [...filter.options] } : { type: 'string', pattern: String.raw`^\d+$` }
  return { anyOf: [one, { type: 'array', items: one }] }
}

function inQuery(name: string, schema: Json): Json {
  return { name, in: 'query', content: { 'application/json': { schema } } }
}
