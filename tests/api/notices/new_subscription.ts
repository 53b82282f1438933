import { createECDH, randomBytes } from 'node:crypto'

export function newSubscription() {
  const browser = createECDH('prime256v1')
  return {
    endpoint: `https://push.example.com/send/${randomBytes(16).toString('base64url')}`,
    expirationTime: null as number | null,
    keys: {
      p256dh: browser.generateKeys('base64url') as string,
      auth: randomBytes(16).toString('base64url'),
    },
  }
}
