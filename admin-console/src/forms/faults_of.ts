import { HttpError } from 'react-admin'
import type { Refusal } from '#console/data/http_client.ts'

/** What the API says of the fields of a refused call; a line for each fault of a field. */
export function faultsOf(error: unknown): Record<string, string> {
  const refusal = error instanceof HttpError ? (error.body as Refusal | undefined) : undefined
  const faults: Record<string, string> = {}
  for (const { field, message } of refusal?.errors ?? [])
    if (field) faults[field] = faults[field] === undefined ? message : `${faults[field]}\n${message}`
  return faults
}
