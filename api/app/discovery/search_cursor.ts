import { isRowId } from '#app/http/row_id'
import { SEARCH_ORDERS, type SearchOrder } from './search_order.js'

/** The place in a search where the next page begins: behind the last person shown. */
export interface SearchCursor {
  order: SearchOrder
  /** That person's last activity in microseconds since 1970: PostgreSQL's own precision, so that nobody is doubled or skipped. */
  activity: string
  id: string
  /** In the order of distance, that person's town; else 0. */
  town: string
  pageNumber: number
}

const MOST_PAGES = 100_000
const NO_TOWN = '0'

/** A cursor as clients carry it: opaque. */
export function writeCursor({ order, activity, id, town, pageNumber }: SearchCursor): string {
  return Buffer.from([SEARCH_ORDERS.indexOf(order), activity, id, town, pageNumber].join('.')).toString('base64url')
}

/** Reads a client's cursor; null for anything `writeCursor` did not write. */
export function readCursor(text: string): SearchCursor | null {
  const parts = Buffer.from(text, 'base64url').toString('latin1').split('.')
  const [place = '', activity = '', id = '', town = '', page = ''] = parts
  const pageNumber = Number(page)
  const order = /^\d$/.test(place) ? SEARCH_ORDERS[Number(place)] : undefined
  const isSound = /^\d{1,16}$/.test(activity) && isRowId(id) && /^[1-9]\d{0,5}$/.test(page) && pageNumber <= MOST_PAGES
  const isPlaced = order === 'distance' ? isRowId(town) : town === NO_TOWN
  return order && isSound && isPlaced && parts.length === 5 ? { order, activity, id, town, pageNumber } : null
}
