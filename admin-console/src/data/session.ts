import { httpClient } from '#console/data/http_client.ts'
import { queryClient } from '#console/data/query_client.ts'

interface Grant {
  tenant_id: string
  role: string
}

/** The staff member, and by call or list the roles that the API allows it to. */
export interface Session {
  staff: {
    id: string
    name: string
    email: string
    language: string
    platform_admin: boolean
    /** Nothing else is answered before they have a second factor. */
    must_enrol: boolean
    grants: Grant[]
  }
  policies: Record<string, string[]>
}

export const SESSION_KEY = ['session'] as const

let session: Promise<Session> | undefined

/** Cached until `forgetSession`. @throws HttpError when not logged in */
export function currentSession(): Promise<Session> {
  session ??= load().catch((error: unknown) => {
    forgetSession()
    throw error
  })
  return session
}

export function forgetSession(): void {
  session = undefined
}

/** Loads who is logged in and what they may do anew, for everything that shows it. */
export async function renewSession(): Promise<void> {
  forgetSession()
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: SESSION_KEY }),
    // What react-admin remembers of the name and of access.
    queryClient.invalidateQueries({ queryKey: ['auth'] }),
  ])
}

/** Everybody reads their names; their screens are for who changes them. */
const SCREENS_TO_EDIT = ['niches', 'platforms']

/** Whether the API's policies allow it at a brand, or without one at any: for what is shown, as the API itself decides what is done. */
export function allows({ staff, policies }: Session, resource: string, action: string, brandId?: string): boolean {
  if (staff.platform_admin) return true
  const roles = policies[policyFor(policies, resource, action)] ?? []
  return staff.grants.some((grant) => (!brandId || grant.tenant_id === brandId) && roles.includes(grant.role))
}

/** Who sees a list sees its rows, too; what is no list has a call "show" of its own. */
function policyFor(policies: Session['policies'], resource: string, action: string): string {
  if (SCREENS_TO_EDIT.includes(resource)) return `${resource}.edit`
  const own = `${resource}.${action}`
  return action === 'show' && !(own in policies) ? `${resource}.list` : own
}

async function load(): Promise<Session> {
  const { json: who } = await httpClient('/api/session')
  if (who.staff.must_enrol) return { staff: who.staff, policies: {} }
  const { json: access } = await httpClient('/api/access')
  return { staff: who.staff, policies: access.policies }
}
