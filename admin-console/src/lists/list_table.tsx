import { Table, TableBody } from '@mui/material'
import { type RaRecord, useListContext } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import { useSelection } from '#console/lists/bulk/selection.ts'
import { ListHead } from '#console/lists/list_head.tsx'
import { ListRow } from '#console/lists/list_row.tsx'
import { useRowKeys } from '#console/lists/use_row_keys.ts'
import { WaitingRows } from '#console/lists/waiting_rows.tsx'

interface Props<R> {
  columns: readonly Column<R>[]
  /** Where a row leads. */
  open?: ((row: R) => string) | undefined
  /** What a row is called, where rows can be chosen. */
  nameOf?: (row: R) => string
  /** In px. */
  rowHeight?: number
  /** For rows of several lines. */
  isTopAligned?: boolean
}

/** The rows of a list as a table. */
export function ListTable<R extends RaRecord>(props: Props<R>) {
  const { columns, open, nameOf = () => '', rowHeight = 48, isTopAligned = false } = props
  const { data = [], isPending } = useListContext<R>()
  const selection = useSelection()
  const rows = data.filter((row) => !selection?.isHidden(row))
  const keysOf = useRowKeys(rows.length)
  return (
    <Table
      aria-busy={isPending}
      sx={{
        '& td': { height: rowHeight, verticalAlign: isTopAligned ? 'top' : undefined },
        '& tbody tr:last-of-type td': { borderBottom: 0 },
        '@media (max-width: 1199px)': { '& td, & th': { px: 1 }, '& td:first-of-type, & th:first-of-type': { pl: 2 } },
      }}
    >
      <ListHead columns={columns} />
      <TableBody data-rows>
        {isPending ? (
          <WaitingRows columns={columns} />
        ) : (
          rows.map((row, at) => (
            <ListRow
              key={row.id}
              row={row}
              name={nameOf(row)}
              columns={columns}
              to={open?.(row)}
              keysOf={(keys) => keysOf(at, keys)}
            />
          ))
        )}
      </TableBody>
    </Table>
  )
}
