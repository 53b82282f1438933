import { httpClient } from '#console/data/http_client.ts'

interface Grant {
  tenant_id: string
  role: string
}

/** The staff member, and by call or list the roles that the API allows it to. */
export interface Session {
  staff: { id: string; name: string; email: string; platform_admin: boolean; grants: Grant[] }
  policies: Record<string, string[]>
}

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

async function load(): Promise<Session> {
  const { json: who } = await httpClient('/api/session')
  const { json: access } = await httpClient('/api/access')
  return { staff: who.staff, policies: access.policies }
}
