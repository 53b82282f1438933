import { Skeleton, TableCell, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useSelection } from '#console/lists/bulk/selection.ts'
import { type Column, widthOf } from '#console/lists/column.ts'

const ROWS = 8
/** Parts of a cell's width, so that they look like words. */
const WIDTHS = ['72%', '56%', '64%', '48%']

/** Stands for rows that are on their way. */
export function WaitingRows<R>({ columns }: { columns: readonly Column<R>[] }) {
  const translate = useTranslate()
  const selection = useSelection()
  return Array.from({ length: ROWS }, (_, at) => (
    <TableRow key={at} aria-hidden={at > 0}>
      {selection && <TableCell padding="checkbox" />}
      {columns.map((column, place) => (
        <TableCell key={column.source} align={column.align} sx={widthOf(column)}>
          <Skeleton
            {...(at + place === 0 && { role: 'status', 'aria-label': translate('ra.page.loading') })}
            width={WIDTHS[(at + place) % WIDTHS.length]}
            sx={{ display: 'inline-block', minWidth: 24 }}
          />
        </TableCell>
      ))}
    </TableRow>
  ))
}
