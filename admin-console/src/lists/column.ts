import type { SxProps, Theme } from '@mui/material'
import type { ReactNode } from 'react'

/** A column of a list. */
export interface Column<R> {
  /** A field of the rows, by which the API can order them if `isSorted`. */
  source: string
  /** Key of its heading; without it the name of the field. */
  label?: string
  isSorted?: boolean
  align?: 'right'
  /** Left out of narrower windows. */
  from?: 'md' | 'lg'
  sx?: SxProps<Theme>
  render(row: R): ReactNode
}

/** Shows a cell only in windows that are wide enough for its column. */
export function widthOf({ from }: Pick<Column<unknown>, 'from'>) {
  return from ? { display: { xs: 'none', [from]: 'table-cell' } } : {}
}
