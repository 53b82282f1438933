import { type RaRecord, useGetList } from 'react-admin'
import { ListChoice } from '#console/lists/list_choice.tsx'

interface Props<R> {
  source: string
  reference: string
  sortedBy?: string
  nameOf(row: R): string
}

const ALL = { page: 1, perPage: 1000 }

/** A filter by a row of another list. */
export function ListReference<R extends RaRecord>({ source, reference, sortedBy = 'name', nameOf }: Props<R>) {
  const { data = [] } = useGetList<R>(reference, { pagination: ALL, sort: { field: sortedBy, order: 'ASC' } })
  return <ListChoice source={source} choices={data.map((row) => ({ id: String(row.id), name: nameOf(row) }))} />
}
