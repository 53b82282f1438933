import { useTranslate } from 'react-admin'
import { type Ban, BRAND_REASONS } from '#console/bans/ban.ts'
import { BanFilters } from '#console/bans/ban_filters.tsx'
import { useBanColumns, usePhotoColumn } from '#console/bans/use_ban_columns.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const LATEST_FIRST = { field: 'banned_at', order: 'DESC' } as const

/** Pictures that a brand doesn't take again. */
export default function BanListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = [usePhotoColumn(), ...useBanColumns('ban_lifts', tenant)]
  return (
    <ListFrame<Ban>
      resource="banned_photos"
      tenant={tenant}
      sort={LATEST_FIRST}
      about={translate('bans.about')}
      empty="bans.empty"
      filters={<BanFilters reasons={BRAND_REASONS} />}
    >
      <ListTable<Ban> columns={columns} rowHeight={64} />
    </ListFrame>
  )
}
