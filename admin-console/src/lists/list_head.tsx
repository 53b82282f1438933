import { TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { SelectAll } from '#console/lists/bulk/select_all.tsx'
import { useSelection } from '#console/lists/bulk/selection.ts'
import { type Column, widthOf } from '#console/lists/column.ts'

export function ListHead<R>({ columns }: { columns: readonly Column<R>[] }) {
  const selection = useSelection()
  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell padding="checkbox" sx={{ bgcolor: 'action.hover' }}>
            <SelectAll />
          </TableCell>
        )}
        {columns.map((column) => (
          <Heading key={column.source} column={column} />
        ))}
      </TableRow>
    </TableHead>
  )
}

function Heading<R>({ column }: { column: Column<R> }) {
  const translate = useTranslate()
  const { resource, sort, setSort } = useListContext()
  const { source, label = `resources.${resource}.fields.${source}`, isSorted = false, align } = column
  const name = translate(label)
  const order = sort.field === source ? sort.order : undefined
  const next = order === 'ASC' ? 'DESC' : 'ASC'
  return (
    <TableCell
      align={align}
      aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
      sx={{ bgcolor: 'action.hover', ...widthOf(column) }}
    >
      {isSorted ? (
        <TableSortLabel
          active={order !== undefined}
          direction={order === 'DESC' ? 'desc' : 'asc'}
          title={translate('ra.sort.sort_by', { field: name, order: translate(`ra.sort.${next}`) })}
          onClick={() => setSort({ field: source, order: next })}
        >
          {name}
        </TableSortLabel>
      ) : (
        name
      )}
    </TableCell>
  )
}
