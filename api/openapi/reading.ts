import type { RefusalClass } from './refusal_of.js'

/** What the code behind a call says of it. */
export interface Reading {
  /** Validators with the part of the request they look at, as far as the code says it. */
  validators: { file: string; name: string; data: string }[]
  /** Statuses set by hand; `always` when nothing decides about it. */
  statuses: { status: number; always: boolean }[]
  refusals: Map<string, RefusalClass>
  /** Whether a field may be refused without a validator. */
  refusesFields: boolean
  /** What is read from the query by name. */
  queryNames: Set<string>
  /** Whether the body is read as it came. */
  readsRawBody: boolean
  /** Types of content that the answer names. */
  types: Set<string>
}

/** Before anything was read. */
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
