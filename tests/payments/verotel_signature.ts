import { createHash } from 'node:crypto'

/** As in Verotel's PHP client, written once more, so that the product is not compared with itself. */
export function verotelSignature(params: Record<string, string>, key: string, algorithm = 'sha256'): string {
  let text = key
  for (const name of Object.keys(params).sort()) text += `:${name}=${params[name]}`
  return createHash(algorithm).update(text).digest('hex')
}

/** A postback's query. */
export function signedByVerotel(params: Record<string, string>, key: string, algorithm?: string): string {
  return new URLSearchParams({ ...params, signature: verotelSignature(params, key, algorithm) }).toString()
}
