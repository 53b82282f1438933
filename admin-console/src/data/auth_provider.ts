import type { AuthProvider, HttpError } from 'react-admin'
import { httpClient, type Refusal } from '#console/data/http_client.ts'
import { currentSession, forgetSession } from '#console/data/session.ts'

/** `totp` is sent only when the API asks for it. */
export interface Credentials {
  email: string
  password: string
  totp?: string
}

const FOR_PLATFORM_ADMINS = ['niches', 'platforms']

/** Roles needed for an action; the check passes the brand, or a record with `tenant_id`, as `record`. */
const ROLES: Record<string, string[]> = {
  'tenants.edit': ['operator'],
  'members.list': ['operator', 'support', 'moderator', 'read_only'],
  'members.reveal': ['operator', 'support'],
  'members.stop_postbacks': ['operator', 'support'],
  'members.judge': ['operator', 'moderator'],
  'held_messages.list': ['operator', 'moderator'],
  'pushes.list': ['operator', 'support', 'read_only'],
  'announcements.list': ['operator', 'read_only'],
  'announcements.edit': ['operator'],
  'campaigns.list': ['operator', 'support', 'read_only'],
  'campaigns.edit': ['operator'],
  'postback_receivers.list': ['operator', 'read_only'],
  'postback_receivers.edit': ['operator'],
  'postbacks.list': ['operator', 'support', 'read_only'],
  'postbacks.edit': ['operator'],
}

/** Cookie log-in; access checks here only hide parts of the console, the API enforces them. */
export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    forgetSession()
    await httpClient('/api/session', { method: 'POST', body: JSON.stringify(credentials) })
  },

  async logout() {
    forgetSession()
    // Logging out succeeds even if the session has already ended.
    await httpClient('/api/session', { method: 'DELETE' }).catch(() => undefined)
  },

  async checkAuth() {
    await currentSession()
  },

  async checkError(error: HttpError) {
    if (!(error.body as Refusal | undefined)?.authentication_required) return
    throw new Error('ra.notification.logged_out')
  },

  async getIdentity() {
    const { staff } = await currentSession()
    return { id: staff.id, fullName: staff.name }
  },

  async canAccess({ resource, action, record }) {
    const { staff, resources } = await currentSession()
    if (staff.platform_admin) return true
    if (FOR_PLATFORM_ADMINS.includes(resource) || !resources.includes(resource)) return false
    const roles = ROLES[`${resource}.${action}`]
    if (!roles || !record) return true
    const brand = record.tenant_id ?? record.id
    return staff.grants.some((grant) => grant.tenant_id === brand && roles.includes(grant.role))
  },
}
