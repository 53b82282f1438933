import { useSettings } from './use_settings.ts'
import { useTrafficSource } from './use_traffic_source.ts'

/** Whether this visitor may sign up (specification §5). */
export function useSignups(): 'open' | 'by_invitation' | 'by_link' | 'closed' {
  const { signups } = useSettings()
  const { network, ref } = useTrafficSource()
  if (signups === 'invite_only') return 'by_invitation'
  if (signups === 'with_trafficsource') return network || ref ? 'open' : 'by_link'
  return signups === 'all' ? 'open' : 'closed'
}
