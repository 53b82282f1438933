import { Box, Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { HOLD_REASONS, type HeldMessage } from '#console/holds/held_message.ts'
import { useDecideHeld } from '#console/holds/use_decide_held.ts'

export function DecideHeld({ held }: { held: HeldMessage }) {
  const translate = useTranslate()
  const { release, refuse, isBusy } = useDecideHeld(held)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" variant="contained" disabled={isBusy} onClick={release}>
        {translate('held_messages.release')}
      </Button>
      <Button
        size="small"
        color="inherit"
        disabled={isBusy}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('held_messages.refuse')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {HOLD_REASONS.map((reason) => (
          <MenuItem
            key={reason}
            onClick={() => {
              setAnchor(null)
              void refuse(reason)
            }}
          >
            {translate(`held_messages.reasons.${reason}`)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
