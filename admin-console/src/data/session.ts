import { httpClient } from '#console/data/http_client.ts'

/** A role at a brand. */
interface Grant {
  tenant_id: string
  role: string
}

/** Who works here, and which resources the API opens to him. */
export interface Session {
  staff: { id: string; name: string; email: string; platform_admin: boolean; grants: Grant[] }
  resources: string[]
}

let session: Promise<Session> | undefined

/** The session, asked for once until it ends. @throws HttpError when nobody is logged in */
export function currentSession(): Promise<Session> {
  session ??= load().catch((error: unknown) => {
    forgetSession()
    throw error
  })
  return session
}

/** Whoever asks next is told afresh. */
export function forgetSession(): void {
  session = undefined
}

async function load(): Promise<Session> {
  const { json: who } = await httpClient('/api/session')
  const { json: access } = await httpClient('/api/access')
  return { staff: who.staff, resources: access.resources }
}
