import { Checkbox } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useSelection } from '#console/lists/bulk/selection.ts'

/** Chooses all rows of the page, or none. */
export function SelectAll() {
  const translate = useTranslate()
  const selection = useSelection()
  if (!selection || selection.selectable === 0) return null
  const { rows, selectable, toggleAll } = selection
  return (
    <Checkbox
      size="small"
      checked={rows.length === selectable}
      indeterminate={rows.length > 0 && rows.length < selectable}
      onChange={toggleAll}
      slotProps={{ input: { 'aria-label': translate('lists.bulk.select_all') } }}
      sx={{ p: 0.5 }}
    />
  )
}
