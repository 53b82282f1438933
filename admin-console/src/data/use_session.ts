import { useQuery } from '@tanstack/react-query'
import { currentSession, type Session, SESSION_KEY } from '#console/data/session.ts'

/** Who is logged in; undefined until it is known. */
export function useSession(): Session | undefined {
  return useQuery({ queryKey: SESSION_KEY, queryFn: currentSession }).data
}
