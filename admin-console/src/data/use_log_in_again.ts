import { useEffect } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { hearOfLogOut } from '#console/data/http_client.ts'

/**
 * Leads to the log-in once the session has ended, and back to the same screen afterwards, whoever made the call: react-admin does so
 * for those of its own, and of two at once for the first.
 */
export function useLogInAgain(): void {
  const logOutIfEnded = useLogoutIfAccessDenied()
  useEffect(() => hearOfLogOut((error) => void logOutIfEnded(error)), [logOutIfEnded])
}
