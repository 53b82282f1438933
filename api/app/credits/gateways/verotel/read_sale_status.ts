import type { Payment } from '../gateway.js'
import { minorOf } from './verotel_amount.js'

/** Public clients know APPROVED alone; see the folder's README. */
const STATES = new Map<string, Payment['state']>([
  ['APPROVED', 'paid'],
  ['DECLINED', 'failed'],
  ['PENDING', 'pending'],
])

const LINE = /^(\w+):(.*)$/
const LONGEST_QUOTE = 40

/**
 * A sale's status: lines `name: value`, of which `response` says whether there is such a sale. Null if there is none.
 * @throws unless everything we need is there and known
 */
export function readSaleStatus(text: string, shopId: string): Payment | null {
  const answer = read(text)
  if (answer.response === 'NOTFOUND') return null
  const state = STATES.get(answer.saleResult ?? '')
  const amountMinor = minorOf(answer.priceAmount ?? '')
  const { response, referenceID: reference, priceCurrency: currency } = answer
  const isOurs = (answer.shopID ?? shopId) === shopId
  if (response !== 'FOUND' || !isOurs || !state || !reference || amountMinor === null || !currency)
    throw new Error(`Verotel’s answer about a sale is not understood: ${quoted(answer)}`)
  return { state, reference, amountMinor, currency, refundedMinor: null, chargedBackMinor: null }
}

/** A line that is none is somebody's address; the same name twice has two readings. */
function read(text: string): Record<string, string> {
  const pairs = text.split(/\r?\n/).flatMap((line) => {
    const [, name, value = ''] = LINE.exec(line) ?? []
    return name ? [[name, unquoted(value.trim())] as const] : []
  })
  const answer = Object.fromEntries(pairs)
  if (Object.keys(answer).length < pairs.length) throw new Error('Verotel’s answer about a sale says something twice')
  return answer
}

/** Values are written as in YAML, which may quote them. */
function unquoted(value: string): string {
  return /^(['"])(.*)\1$/.exec(value)?.[2] ?? value
}

/** What goes wrong, for the log; never the buyer's address, which is in the answer, too. */
function quoted(answer: Record<string, string>): string {
  const said = ['response', 'error', 'shopID', 'saleID', 'saleResult', 'referenceID', 'priceAmount', 'priceCurrency']
  return said.map((name) => `${name} ${answer[name]?.slice(0, LONGEST_QUOTE) ?? 'missing'}`).join(', ')
}
