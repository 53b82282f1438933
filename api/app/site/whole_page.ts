import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Rendered } from './site_bundle.js'

/** React waits for nobody who reads slowly: the page is in memory anyway. */
const HIGH_WATER_MARK = Number.MAX_SAFE_INTEGER

/** A page as one piece. React writes it in many small ones, each of which would be a chunk of the answer. */
export async function wholePage(rendered: Rendered): Promise<Buffer> {
  const pieces: Buffer[] = []
  const body = new Writable({
    highWaterMark: HIGH_WATER_MARK,
    write: (piece, _encoding, done) => {
      pieces.push(piece)
      done()
    },
  })
  rendered.pipe(body)
  await finished(body)
  return Buffer.concat(pieces)
}
