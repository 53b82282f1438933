import { useGetOne, type RaRecord } from 'react-admin'
import { Failed } from '#console/theme/failed.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { useLooks } from '#console/theming/looks.ts'
import { ThemeForm } from '#console/theming/theme_form.tsx'

export default function ThemeEditor({ tenant }: { tenant: WholeTenant }) {
  const { data: niche } = useGetOne<RaRecord & { preset: string }>('niches', { id: tenant.niche_id })
  const { data: looks, error, refetch } = useLooks(tenant.id)
  if (error && !looks) return <Failed error={error} onRetry={refetch} />
  return niche && looks ? <ThemeForm tenant={tenant} nichePreset={niche.preset} looks={looks} /> : <Waiting />
}
