import { Box, TableCell, TableRow } from '@mui/material'
import type { MouseEvent } from 'react'
import type { RaRecord } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { SelectRow } from '#console/lists/bulk/select_row.tsx'
import { useSelection } from '#console/lists/bulk/selection.ts'
import { type Column, widthOf } from '#console/lists/column.ts'
import type { useRowKeys } from '#console/lists/use_row_keys.ts'

type RowProps = ReturnType<ReturnType<typeof useRowKeys>>
type Keys = Parameters<ReturnType<typeof useRowKeys>>[1]

interface Props<R> {
  row: R
  name: string
  columns: readonly Column<R>[]
  to?: string | undefined
  keysOf(keys: Keys): RowProps
}

const PRESSED_THEMSELVES = 'a, button, input, label, [role=button], [role=menuitem]'

export function ListRow<R extends RaRecord>({ row, name, columns, to, keysOf }: Props<R>) {
  const navigate = useNavigate()
  const selection = useSelection()
  const choose = selection?.isSelectable(row) ? () => selection.toggle(row) : undefined
  const open = to === undefined ? undefined : () => void navigate(to)

  /** Wherever it is pressed, but for what is pressed for itself, and for text that is being marked. */
  function press({ target }: MouseEvent) {
    if ((target as Element).closest(PRESSED_THEMSELVES) || getSelection()?.type === 'Range') return
    open?.()
  }

  return (
    <TableRow
      hover={to !== undefined}
      sx={{ cursor: to && 'pointer', '&:focus-visible': { outlineOffset: -2 } }}
      onClick={press}
      selected={selection?.isChosen(row) ?? false}
      {...keysOf({ onOpen: open, onChoose: choose })}
    >
      {selection && (
        <TableCell padding="checkbox">
          <SelectRow row={row} name={name} />
        </TableCell>
      )}
      {columns.map((column, at) => (
        <TableCell key={column.source} align={column.align} sx={[widthOf(column), ...listOf(column.sx)]}>
          {at === 0 && to !== undefined ? (
            // A way for who reads with a screen reader, and for opening in another tab; the row itself has the focus.
            <Box component={Link} to={to} tabIndex={-1} sx={{ color: 'inherit', textDecoration: 'none' }}>
              {column.render(row)}
            </Box>
          ) : (
            column.render(row)
          )}
        </TableCell>
      ))}
    </TableRow>
  )
}

function listOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value as T]
}
