import { MemberFilters } from '#console/members/member_filters.tsx'
import type { Member } from '#console/members/member.ts'
import { useMemberColumns } from '#console/members/use_member_columns.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const LATEST_FIRST = { field: 'last_active_at', order: 'DESC' } as const

export default function MemberListScreen({ tenant }: { tenant: Tenant }) {
  const columns = useMemberColumns()
  return (
    <ListFrame resource="members" tenant={tenant} sort={LATEST_FIRST} empty="members.empty" filters={<MemberFilters />}>
      <ListTable<Member>
        columns={columns}
        rowHeight={56}
        open={({ id }) => `/tenants/${tenant.id}/show/members/${id}`}
      />
    </ListFrame>
  )
}
