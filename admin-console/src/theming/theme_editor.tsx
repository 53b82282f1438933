import { useGetOne, type RaRecord } from 'react-admin'
import { Waiting } from '#console/theme/waiting.tsx'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { ThemeForm } from '#console/theming/theme_form.tsx'

export default function ThemeEditor({ tenant }: { tenant: WholeTenant }) {
  const { data: niche } = useGetOne<RaRecord & { preset: string }>('niches', { id: tenant.niche_id })
  return niche ? <ThemeForm tenant={tenant} nichePreset={niche.preset} /> : <Waiting />
}
