import { useTranslate } from 'react-admin'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { StateDot } from '#console/theme/state_dot.tsx'

const COLOURS: Record<Tenant['state'], string> = {
  live: 'success.main',
  paused: 'warning.main',
  closing: 'error.main',
  draft: 'info.main',
  closed: 'text.secondary',
}

export function TenantState({ state }: { state: Tenant['state'] }) {
  const translate = useTranslate()
  return <StateDot colour={COLOURS[state]}>{translate(`states.${state}`)}</StateDot>
}
