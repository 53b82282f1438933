import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Deletion } from '#console/deletions/deletion.ts'
import { DeletionActions } from '#console/deletions/deletion_actions.tsx'
import { DeletionState } from '#console/deletions/deletion_state.tsx'
import type { Column } from '#console/lists/column.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Moment } from '#console/theme/moment.tsx'

export function useDeletionColumns(tenant: Tenant): Column<Deletion>[] {
  const translate = useTranslate()
  const doer = ({ deleted_by: staff, unused: isUnused }: Deletion) =>
    staff?.name ?? translate(`deletions.by.${isUnused ? 'clock' : 'member'}`)
  return [
    {
      source: 'member',
      sx: { overflowWrap: 'anywhere' },
      render: ({ member: { id, name, email } }) => (
        <Box sx={{ display: 'grid', justifyItems: 'start' }}>
          <Link component={RouterLink} to={`/tenants/${tenant.id}/show/members/${id}`}>
            {name}
          </Link>
          <Small>{email}</Small>
        </Box>
      ),
    },
    {
      source: 'left_at',
      from: 'md',
      render: (deletion) => (
        <Box sx={{ display: 'grid' }}>
          <Moment at={deletion.left_at} isDay />
          <Small>{doer(deletion)}</Small>
        </Box>
      ),
    },
    {
      source: 'state',
      render: (deletion) => (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
          <DeletionState deletion={deletion} />
          <DeletionActions tenant={tenant} deletion={deletion} />
        </Box>
      ),
    },
  ]
}

function Small({ children }: { children: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  )
}
