import { useSignups } from './use_signups.ts'

/** Whether the sign-up page lets this visitor in; without it no control may lead there. */
export function useMayJoin(): boolean {
  const signups = useSignups()
  return signups === 'open' || signups === 'by_invitation'
}
