import { Box } from '@mui/material'
import { DataTable, useLocale, useTranslate } from 'react-admin'
import { MemberName } from '#console/members/member_name.tsx'
import { MemberStatus } from '#console/members/member_status.tsx'
import { PremiumMark } from '#console/members/premium_mark.tsx'
import type { Member } from '#console/members/member.ts'
import { placeName } from '#console/translations/place_name.ts'
import { useTimes } from '#console/translations/use_times.ts'

const Column = DataTable.Col<Member>

/** Columns hidden on tablets. */
const WIDE = { display: { xs: 'none', lg: 'table-cell' } }

export function MemberTable({ tenantId }: { tenantId: string }) {
  const translate = useTranslate()
  const language = useLocale()
  const { date, moment } = useTimes()
  return (
    <DataTable<Member>
      rowClick={(id) => `/tenants/${tenantId}/show/members/${id}`}
      bulkActionButtons={false}
      sx={{ '& td': { height: 56 } }}
    >
      <Column source="name" render={(member) => <MemberName member={member} />} />
      <Column source="status" disableSort render={({ status }) => <MemberStatus status={status} />} />
      <Column source="age" disableSort align="right" />
      <Column
        source="place"
        disableSort
        sx={WIDE}
        render={({ city, region, country }) =>
          [city ?? region, placeName(country, language)].filter(Boolean).join(', ')
        }
      />
      <Column source="paid_user" disableSort render={({ paid_user: isPremium }) => isPremium && <PremiumMark />} />
      <Column source="credits" disableSort align="right" />
      <Column source="signed_up_at" sx={WIDE} render={({ signed_up_at: at }) => <Moment at={at} write={date} />} />
      <Column
        source="last_active_at"
        render={({ last_active_at: at }) =>
          at ? <Moment at={at} write={moment} /> : translate('members.never_active')
        }
      />
    </DataTable>
  )
}

function Moment({ at, write }: { at: string; write(at: string): string }) {
  return (
    <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {write(at)}
    </Box>
  )
}
