import { createHmac } from 'node:crypto'

/** The headers by which a network knows that a request is ours, and not an old one sent again (see the README beside). */
export function signPostback(url: string, secret: string, now = new Date()): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${url}`).digest('hex')
  return { 'X-Manyhearts-Timestamp': timestamp, 'X-Manyhearts-Signature': `sha256=${signature}` }
}
