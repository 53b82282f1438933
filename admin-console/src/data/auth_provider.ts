import type { AuthProvider, HttpError } from 'react-admin'
import { sendKeptBack } from '#console/data/calls_kept_back.ts'
import { codeOf, httpClient, type Refusal } from '#console/data/http_client.ts'
import type { PasskeyProof } from '#console/data/passkeys.ts'
import { allows, currentSession, forgetSession, renewSession } from '#console/data/session.ts'

/** A password, with one of the two codes once the API asks for it, or a passkey. */
export type Credentials =
  | { email: string; password: string; totp?: string; recovery_code?: string }
  | { passkey: PasskeyProof }

/** Cookie log-in; access checks here only hide parts of the console, the API enforces them. */
export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    forgetSession()
    const [path, body] =
      'passkey' in credentials ? ['/api/session/passkey', credentials.passkey] : ['/api/session', credentials]
    await httpClient(path, { method: 'POST', body: JSON.stringify(body) })
    // A link to choose a password opens beside the screens, which know by now that nobody, or somebody else, is logged in.
    await renewSession()
  },

  async logout() {
    await sendKeptBack()
    forgetSession()
    // Logging out succeeds even if the session has already ended.
    await httpClient('/api/session', { method: 'DELETE' }).catch(() => undefined)
  },

  async checkAuth() {
    await currentSession()
  },

  async checkError(error: HttpError) {
    if (codeOf(error) === 'second_factor_required') await renewSession()
    if (!(error.body as Refusal | undefined)?.authentication_required) return
    throw new Error('ra.notification.logged_out')
  },

  async getIdentity() {
    const { staff } = await currentSession()
    return { id: staff.id, fullName: staff.name }
  },

  /** By the API's policies: `record` is the brand, or has a `tenant_id`; without it, whether it is allowed at any brand. */
  async canAccess({ resource, action, record }) {
    return allows(await currentSession(), resource, action, record && (record.tenant_id ?? record.id))
  },
}
