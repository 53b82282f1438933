import { useTranslate } from 'react-admin'
import { type Ban, PLATFORM_REASONS } from '#console/bans/ban.ts'
import { BanFilters } from '#console/bans/ban_filters.tsx'
import { useBanColumns } from '#console/bans/use_ban_columns.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'

const LATEST_FIRST = { field: 'banned_at', order: 'DESC' } as const

/** Pictures that no brand takes, which nobody is shown; for platform admins alone. */
export default function PlatformBanListScreen() {
  const translate = useTranslate()
  const columns = useBanColumns('platform_ban_lifts')
  return (
    <ListFrame<Ban>
      resource="banned_pictures"
      sort={LATEST_FIRST}
      about={translate('bans.about_platform')}
      empty="bans.empty"
      filters={<BanFilters reasons={PLATFORM_REASONS} />}
    >
      <ListTable<Ban> columns={columns} />
    </ListFrame>
  )
}
