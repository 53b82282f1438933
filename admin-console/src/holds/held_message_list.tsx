import { Box } from '@mui/material'
import { useListContext } from 'react-admin'
import { HeldMessageItem } from '#console/holds/held_message_item.tsx'
import type { HeldMessage } from '#console/holds/held_message.ts'
import { useRowKeys } from '#console/lists/use_row_keys.ts'
import { Waiting } from '#console/theme/waiting.tsx'

export function HeldMessageList() {
  const { data = [], isPending } = useListContext<HeldMessage>()
  const keysOf = useRowKeys(data.length)
  if (isPending)
    return (
      <Box sx={{ p: 3 }}>
        <Waiting />
      </Box>
    )
  return (
    <Box
      component="ul"
      data-rows
      sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {data.map((held, at) => (
        <HeldMessageItem key={held.id} held={held} keys={keysOf(at)} />
      ))}
    </Box>
  )
}
