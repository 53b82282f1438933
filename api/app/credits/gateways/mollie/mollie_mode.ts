import type { GatewayKeys } from '../gateway.js'
import { sandboxIsOpen } from '../sandbox/sandbox_is_open.js'

export type MollieMode = 'live' | 'test'

const API_KEY = /^(live|test)_\w{30,100}$/

/**
 * Which of Mollie's two worlds a key opens. Payments of the test world cost nothing, so in production its keys are for trials only.
 * The message never shows the key.
 */
export function mollieMode({ api_key: key = '' }: GatewayKeys): MollieMode {
  const [, mode] = API_KEY.exec(key) ?? []
  if (!mode) throw new Error('The key entered for Mollie is none: it begins with live_ or test_')
  if (mode === 'test' && !sandboxIsOpen())
    throw new Error('The key entered for Mollie is one for tests, by which nobody pays')
  return mode as MollieMode
}
