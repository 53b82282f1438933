import { NotFound } from '#app/http/http_errors'

/** Digits that PostgreSQL's bigint holds. */
const ROW_ID = /^(?:[1-9]\d{0,17}|[1-8]\d{18})$/

/** Whether something from outside can be the id of a row. */
export function isRowId(value: unknown): value is string {
  return typeof value === 'string' && ROW_ID.test(value)
}

/** The id in a path. @throws NotFound for what can't be one: it is answered like an id that never existed */
export function rowId(value: unknown): string {
  if (!isRowId(value)) throw new NotFound()
  return value
}
