import { Paper } from '@mui/material'
import type { ReactNode } from 'react'
import { ListBase, ListView } from 'react-admin'
import { ListFailed } from '#console/theme/list_failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'

interface Props {
  tenantId: string
  resource: string
  sortedBy: string
  /** As many as there can be. */
  most: number
  /** Said where there is none. */
  empty: string
  children: ReactNode
  /** Below the list, with its rows at hand. */
  below?: ReactNode
}

/** All rows of a brand's short list at once. */
export function WholeList({ tenantId, resource, sortedBy, most, empty, children, below }: Props) {
  return (
    <ListBase
      resource={resource}
      filter={{ tenant_id: tenantId }}
      sort={{ field: sortedBy, order: 'ASC' }}
      perPage={most}
      error={<ListFailed />}
      disableSyncWithLocation
      storeKey={false}
    >
      <ListView pagination={false} actions={false} title={<></>} component={Paper} empty={<Nothing text={empty} />}>
        {children}
      </ListView>
      {below}
    </ListBase>
  )
}
