import { useLocale, useTranslate } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import { MemberName } from '#console/members/member_name.tsx'
import { MemberStatus } from '#console/members/member_status.tsx'
import { PremiumMark } from '#console/members/premium_mark.tsx'
import type { Member } from '#console/members/member.ts'
import { Moment } from '#console/theme/moment.tsx'
import { placeName } from '#console/translations/place_name.ts'

export function useMemberColumns(): Column<Member>[] {
  const translate = useTranslate()
  const language = useLocale()
  return [
    { source: 'name', isSorted: true, render: (member) => <MemberName member={member} /> },
    { source: 'status', render: ({ status }) => <MemberStatus status={status} /> },
    { source: 'age', from: 'md', align: 'right', render: ({ age }) => age },
    {
      source: 'place',
      from: 'lg',
      render: ({ city, region, country }) => [city ?? region, placeName(country, language)].filter(Boolean).join(', '),
    },
    { source: 'paid_user', from: 'md', render: ({ paid_user: isPremium }) => isPremium && <PremiumMark /> },
    { source: 'credits', align: 'right', render: ({ credits }) => credits },
    { source: 'signed_up_at', isSorted: true, from: 'lg', render: ({ signed_up_at: at }) => <Moment at={at} isDay /> },
    {
      source: 'last_active_at',
      isSorted: true,
      render: ({ last_active_at: at }) => (at ? <Moment at={at} /> : translate('members.never_active')),
    },
  ]
}
