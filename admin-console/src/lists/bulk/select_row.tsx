import { Checkbox } from '@mui/material'
import type { MouseEvent } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { useSelection } from '#console/lists/bulk/selection.ts'

interface Props {
  row: RaRecord
  /** Of the row, for who doesn't see it. */
  name: string
}

/** Chooses a row, or with shift all from the one before; nothing for a row that can't be. */
export function SelectRow({ row, name }: Props) {
  const translate = useTranslate()
  const selection = useSelection()
  if (!selection?.isSelectable(row)) return null
  return (
    <Checkbox
      size="small"
      checked={selection.isChosen(row)}
      onClick={({ shiftKey }: MouseEvent) => selection.toggle(row, shiftKey)}
      slotProps={{ input: { 'aria-label': translate('lists.bulk.select', { name }), tabIndex: -1, readOnly: true } }}
      sx={{ p: 0.5 }}
    />
  )
}
