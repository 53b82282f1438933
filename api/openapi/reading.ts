import type { RefusalClass } from './refusal_of.js'

export interface Reading {
  /** `data` is the source text of the validated part of the request. */
  validators: { file: string; name: string; data: string }[]
  /** `always`: not inside a condition. */
  statuses: { status: number; always: boolean }[]
  refusals: Map<string, RefusalClass>
  refusesFields: boolean
  queryNames: Set<string>
  readsRawBody: boolean
  types: Set<string>
}

export function emptyReading(): Reading {
  return {
    validators: [],
    statuses: [],
    refusals: new Map(),
    refusesFields: false,
    queryNames: new Set(),
    readsRawBody: false,
    types: new Set(),
  }
}
