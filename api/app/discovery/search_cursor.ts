import { isRowId } from '#app/http/row_id'

/** The place in a search where the next page begins: behind the last person shown. */
export interface SearchCursor {
  /** That person's last activity in microseconds since 1970: PostgreSQL's own precision, so that nobody is doubled or skipped. */
  activity: string
  id: string
  pageNumber: number
}

const MOST_PAGES = 100_000

/** A cursor as clients carry it: opaque. */
export function writeCursor({ activity, id, pageNumber }: SearchCursor): string {
  return Buffer.from([activity, id, pageNumber].join('.')).toString('base64url')
}

/** Reads a client's cursor; null for anything `writeCursor` did not write. */
export function readCursor(text: string): SearchCursor | null {
  const [activity = '', id = '', page = '', ...more] = Buffer.from(text, 'base64url').toString('latin1').split('.')
  const pageNumber = Number(page)
  const isSound = /^\d{1,16}$/.test(activity) && isRowId(id) && /^[1-9]\d{0,5}$/.test(page) && pageNumber <= MOST_PAGES
  return isSound && more.length === 0 ? { activity, id, pageNumber } : null
}
