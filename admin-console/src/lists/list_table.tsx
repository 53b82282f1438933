import { Table, TableBody } from '@mui/material'
import { type RaRecord, useListContext } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import { ListHead } from '#console/lists/list_head.tsx'
import { ListRow } from '#console/lists/list_row.tsx'
import { useRowKeys } from '#console/lists/use_row_keys.ts'
import { WaitingRows } from '#console/lists/waiting_rows.tsx'

interface Props<R> {
  columns: readonly Column<R>[]
  /** Where a row leads. */
  open?: ((row: R) => string) | undefined
  /** In px. */
  rowHeight?: number
  /** For rows of several lines. */
  isTopAligned?: boolean
}

/** The rows of a list as a table. */
export function ListTable<R extends RaRecord>({ columns, open, rowHeight = 48, isTopAligned = false }: Props<R>) {
  const { data = [], isPending } = useListContext<R>()
  const keysOf = useRowKeys(data.length)
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
          data.map((row, at) => (
            <ListRow key={row.id} row={row} columns={columns} to={open?.(row)} keysOf={(keys) => keysOf(at, keys)} />
          ))
        )}
      </TableBody>
    </Table>
  )
}
