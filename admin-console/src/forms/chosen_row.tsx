import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { httpClient } from '#console/data/http_client.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

interface Props<Row> {
  tenantId: string
  resource: string
  /** `new` for none yet. */
  id: string | undefined
  /** Shows the row once it is there, or undefined for a new one. */
  children(row: Row | undefined): ReactNode
}

/** The row of a brand's list that the address names. */
export function ChosenRow<Row>({ tenantId, resource, id = 'new', children }: Props<Row>) {
  const { data: row, error } = useQuery({
    queryKey: [resource, id],
    queryFn: async ({ signal }): Promise<Row> =>
      (await httpClient(`/api/${resource}/${encodeURIComponent(id)}?tenant_id=${tenantId}`, { signal })).json,
    enabled: id !== 'new',
    // A form that is opened again begins with what is saved now.
    gcTime: 0,
  })
  if (error && !row) return <Failed error={error} />
  if (id !== 'new' && !row) return <Waiting />
  return <Fragment key={id}>{children(row)}</Fragment>
}
