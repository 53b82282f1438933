import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Box, IconButton, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useSelection } from '#console/lists/bulk/selection.ts'
import { VISUALLY_HIDDEN } from '#console/theme/visually_hidden.ts'

/** What can be done to the rows that are chosen, as long as any are; it stays in sight at the foot of the window. */
export function BulkBar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const selection = useSelection()
  const count = selection?.rows.length ?? 0
  return (
    <Box sx={{ position: 'sticky', bottom: 16, zIndex: 2, display: 'grid', justifyItems: 'center' }}>
      <Typography role="status" sx={VISUALLY_HIDDEN}>
        {count > 0 && translate('lists.bulk.chosen', { smart_count: count })}
      </Typography>
      {selection && count > 0 && (
        <Paper
          role="toolbar"
          aria-label={translate('lists.bulk.title')}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 1, boxShadow: 4 }}
        >
          <Typography aria-hidden sx={{ pr: 1, fontVariantNumeric: 'tabular-nums' }}>
            {translate('lists.bulk.chosen', { smart_count: count })}
          </Typography>
          {children}
          <IconButton size="small" aria-label={translate('lists.bulk.clear')} onClick={selection.clear}>
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Paper>
      )}
    </Box>
  )
}
