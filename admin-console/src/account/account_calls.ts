import type { AuthenticatorOffer } from '#console/account/account.ts'
import { httpClient } from '#console/data/http_client.ts'
import { createPasskey } from '#console/data/passkeys.ts'

const ROOT = '/api/account'

/** What staff change of their own account. Each @throws HttpError */
export const accountCalls = {
  describe: (profile: { name: string; language: string }) => send('PUT', '', profile),

  changePassword: (passwords: { current_password: string; password: string }) => send('PUT', '/password', passwords),

  /** The password may be left out as long as they have no second factor. */
  offerAuthenticator: (password?: string): Promise<AuthenticatorOffer> => send('POST', '/authenticator', { password }),

  /** @returns the recovery codes, shown this once */
  async acceptAuthenticator({ offer }: AuthenticatorOffer, code: string): Promise<string[]> {
    const { recovery_codes: codes } = await send('PUT', '/authenticator', { offer, code })
    return codes
  },

  /** @returns the new recovery codes, shown this once; those before stop working */
  async renewRecoveryCodes(password: string): Promise<string[]> {
    const { recovery_codes: codes } = await send('POST', '/recovery_codes', { password })
    return codes
  },

  /** @returns whether there is one now: not when the browser's dialog was cancelled @throws PasskeyFailed */
  async addPasskey(name: string, password?: string): Promise<boolean> {
    const creation = await createPasskey(password)
    if (creation) await send('POST', '/passkeys', { ...creation, name })
    return creation !== undefined
  },
}

async function send(method: string, path: string, body: object) {
  const { json } = await httpClient(`${ROOT}${path}`, { method, body: JSON.stringify(body) })
  return json
}
