import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { HeldMessageItem } from '#console/holds/held_message_item.tsx'
import type { HeldMessage } from '#console/holds/held_message.ts'
import { Waiting } from '#console/theme/waiting.tsx'

export function HeldMessageList({ empty }: { empty: ReactNode }) {
  const { data, isPending } = useListContext<HeldMessage>()
  if (isPending) return <Waiting />
  if (!data?.length) return empty
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {data.map((held) => (
        <HeldMessageItem key={held.id} held={held} />
      ))}
    </Box>
  )
}
