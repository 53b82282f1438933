import { NotFound } from '#app/http/http_errors'

const ROW_ID = /^(?:[1-9]\d{0,17}|[1-8]\d{18})$/

export function isRowId(value: unknown): value is string {
  return typeof value === 'string' && ROW_ID.test(value)
}

/** The id in a path. @throws NotFound for what can't be an id, as for one that doesn't exist */
export function rowId(value: unknown): string {
  if (!isRowId(value)) throw new NotFound()
  return value
}
