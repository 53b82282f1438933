import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import { UNPROMPTED } from '#app/http/fetch_site'

/** Fast rather than small: a page is compressed anew for each visitor, because of its nonce. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const GZIP = { level: 4 }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The better first: browsers name them in no order. */
const CODINGS = ['br', 'gzip'] as const

export type Coding = (typeof CODINGS)[number]

/**
 * How a page may be compressed for who asks; undefined when not. Where something of a member's own stands beside words of the address,
 * the size of what is compressed tells about it (BREACH): such a page is compressed only for who comes from a page of the site or by
 * himself, as no other page can make a browser say so (Fetch Metadata, `Sec-Fetch-Site`).
 */
export function codingFor({ request, response }: HttpContext, isVisitor: boolean): Coding | undefined {
  // Said to everybody, so that it tells nobody whether he is one.
  response.vary(['Accept-Encoding', 'Sec-Fetch-Site'])
  if (!isVisitor && !UNPROMPTED.includes(request.header('sec-fetch-site', '')!)) return undefined
  const accepted = request.encodings()
  return CODINGS.find((coding) => accepted.includes(coding))
}

/** A whole page, compressed. */
export function compressed(html: string, coding: Coding): Promise<Buffer> {
  return coding === 'br' ? brotli(html, BROTLI) : zip(html, GZIP)
}

/** Compresses a page as it is written; React flushes it with each piece that can be shown. */
export function compressor(coding: Coding) {
  return coding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP)
}
