import { Box } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { HeldMessageItem } from '#console/holds/held_message_item.tsx'
import type { HeldMessage } from '#console/holds/held_message.ts'
import { SelectAll } from '#console/lists/bulk/select_all.tsx'
import { useSelection } from '#console/lists/bulk/selection.ts'
import { useRowKeys } from '#console/lists/use_row_keys.ts'
import { Waiting } from '#console/theme/waiting.tsx'

export function HeldMessageList() {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext<HeldMessage>()
  const selection = useSelection()
  const rows = data.filter((row) => !selection?.isHidden(row))
  const keysOf = useRowKeys(rows.length)
  if (isPending)
    return (
      <Box sx={{ p: 3 }}>
        <Waiting />
      </Box>
    )
  return (
    <>
      {selection && selection.selectable > 0 && (
        <Box
          sx={{
            px: 2,
            py: 0.75,
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: 'action.hover',
            color: 'text.secondary',
            fontSize: '0.75rem',
            fontWeight: 550,
          }}
        >
          <SelectAll />
          <span aria-hidden>{translate('lists.bulk.select_all')}</span>
        </Box>
      )}
      <Box
        component="ul"
        data-rows
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {rows.map((held, at) => (
          <HeldMessageItem
            key={held.id}
            held={held}
            keys={keysOf(at, { onChoose: () => selection?.isSelectable(held) && selection.toggle(held) })}
          />
        ))}
      </Box>
    </>
  )
}
