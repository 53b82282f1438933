import { type ClientRequest, request } from 'node:http'
import type { Person } from '../../cast.ts'
import type { Answer, Visitor } from '../../visitor.ts'

export function upload(browser: Visitor, photo: Buffer | string, type = 'image/jpeg'): Promise<Answer> {
  return browser.post('/api/photos', photo, { 'content-type': type })
}

/** Sends the headers and the beginning of a photo only. */
export function beginUpload({ brand, browser }: Person, photo: Buffer): Promise<ClientRequest> {
  const sending = request({
    host: '127.0.0.1',
    port: Number(process.env.PORT),
    method: 'POST',
    path: '/api/photos',
    headers: {
      host: brand.host,
      'x-requested-with': 'manyhearts',
      'content-type': 'image/jpeg',
      'content-length': String(photo.length),
      cookie: `sid=${browser.cookies.get('sid')}`,
    },
  })
  sending.on('error', () => {})
  return new Promise((begun) => sending.write(photo.subarray(0, 2_000), () => begun(sending)))
}
