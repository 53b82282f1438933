import { isRowId } from '#app/http/validation/row_id'
import { COUNTED, type Counts, countsOf } from './counts.js'
import { SEARCH_ORDERS, type SearchOrder } from './search_order.js'

export interface SearchCursor {
  order: SearchOrder
  /** Their last activity in microseconds since 1970: PostgreSQL's precision, so that no one is repeated or skipped. */
  activity: string
  id: string
  town: string
  counts: Counts
  pageNumber: number
}

const MOST_PAGES = 100_000
const NO_TOWN = '0'

export function writeCursor({ order, activity, id, town, counts, pageNumber }: SearchCursor): string {
  const { numResults, numFictional, numResultsCapped } = counts
  const found = numResultsCapped ? COUNTED + 1 : numResults
  const parts = [SEARCH_ORDERS.indexOf(order), activity, id, town, pageNumber, found, numFictional]
  return Buffer.from(parts.join('.')).toString('base64url')
}

export function readCursor(text: string): SearchCursor | null {
  const parts = Buffer.from(text, 'base64url').toString('latin1').split('.')
  const [place = '', activity = '', id = '', town = '', page = '', found = '', fictional = ''] = parts
  const pageNumber = Number(page)
  const order = /^\d$/.test(place) ? SEARCH_ORDERS[Number(place)] : undefined
  const isSound = /^\d{1,16}$/.test(activity) && isRowId(id) && /^[1-9]\d{0,5}$/.test(page) && pageNumber <= MOST_PAGES
  const isPlaced = order === 'distance' ? isRowId(town) : town === NO_TOWN
  const counts = readCounts(found, fictional)
  return order && isSound && isPlaced && counts && parts.length === 7
    ? { order, activity, id, town, counts, pageNumber }
    : null
}

function readCounts(found: string, fictional: string): Counts | null {
  if (![found, fictional].every((part) => /^\d{1,3}$/.test(part)) || Number(found) > COUNTED + 1) return null
  const counts = countsOf(Number(found), Number(fictional))
  return Number(fictional) > counts.numResults ? null : counts
}
