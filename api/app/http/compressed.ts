import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import { UNPROMPTED } from './fetch_site.js'

/** Fast rather than small: because of its nonce, a page is compressed anew for each visitor. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const GZIP = { level: 4 }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const CODINGS = ['br', 'gzip'] as const

export type Coding = (typeof CODINGS)[number]

/**
 * What a member is answered is compressed only if no other site caused the request, as its size could leak secrets (BREACH). Visitors,
 * and answers that are the same for everyone, have none.
 */
export function codingFor(ctx: HttpContext, hasSecrets: boolean): Coding | undefined {
  // Set for everyone, so that it doesn't reveal who is a member.
  ctx.response.vary('Sec-Fetch-Site')
  const mayCompress = !hasSecrets || UNPROMPTED.includes(ctx.request.header('sec-fetch-site', '')!)
  return codingAccepted(ctx, mayCompress)
}

export function codingAccepted({ request, response }: HttpContext, mayCompress = true): Coding | undefined {
  response.vary('Accept-Encoding')
  if (!mayCompress) return undefined
  const accepted = request.encodings()
  return CODINGS.find((coding) => accepted.includes(coding))
}

export function compressed(page: string | Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'br' ? brotli(page, BROTLI) : zip(page, GZIP)
}

/** A list as JSON takes a twentieth of a millisecond, less than handing it to another thread. */
export function compressedNow(text: string, coding: Coding): Buffer {
  return coding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text, { level: 1 })
}
