import type { AuthProvider, HttpError } from 'react-admin'
import { httpClient, type Refusal } from '#console/app/http_client.ts'
import { currentSession, forgetSession } from '#console/app/session.ts'

/** What staff type to come in; the code only when the API asks for it. */
export interface Credentials {
  email: string
  password: string
  totp?: string
}

/** Log-in by cookie. What it hides is a courtesy: the API refuses by itself. */
export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    forgetSession()
    await httpClient('/api/session', { method: 'POST', body: JSON.stringify(credentials) })
  },

  async logout() {
    forgetSession()
    // A session that has ended already needs no ending.
    await httpClient('/api/session', { method: 'DELETE' }).catch(() => undefined)
  },

  async checkAuth() {
    await currentSession()
  },

  async checkError(error: HttpError) {
    if (!(error.body as Refusal | undefined)?.authentication_required) return
    throw new Error('login.ended')
  },

  async getIdentity() {
    const { staff } = await currentSession()
    return { id: staff.id, fullName: staff.name }
  },

  async canAccess({ resource, action }) {
    const { resources } = await currentSession()
    return ['list', 'show'].includes(action) && resources.includes(resource)
  },
}
