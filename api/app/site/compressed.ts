import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import { UNPROMPTED } from '#app/http/fetch_site'

/** Fast rather than small: because of its nonce, a page is compressed anew for each visitor. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const GZIP = { level: 4 }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const CODINGS = ['br', 'gzip'] as const

export type Coding = (typeof CODINGS)[number]

/** A member's page is compressed only if no other site caused the request, as its size could leak secrets (BREACH). */
export function codingFor({ request, response }: HttpContext, isVisitor: boolean): Coding | undefined {
  // Set for everyone, so that it doesn't reveal who is a member.
  response.vary(['Accept-Encoding', 'Sec-Fetch-Site'])
  if (!isVisitor && !UNPROMPTED.includes(request.header('sec-fetch-site', '')!)) return undefined
  const accepted = request.encodings()
  return CODINGS.find((coding) => accepted.includes(coding))
}

export function compressed(page: string | Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'br' ? brotli(page, BROTLI) : zip(page, GZIP)
}
