import { Box, Button, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Page, PageText } from '#console/pages/page.ts'

const EMPTY: PageText = { title: '', description: '', body: '' }

/** Shown while a page has the standard text: ways to start an own text. */
export function PageStart({ page, onStart }: { page: Page; onStart(text: PageText): void }) {
  const translate = useTranslate()
  return (
    <Paper sx={{ p: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: 560 }}>{translate('pages.start.about')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => onStart(page.standard)}>
          {translate('pages.start.from_standard')}
        </Button>
        <Button variant="outlined" onClick={() => onStart(EMPTY)}>
          {translate('pages.start.empty')}
        </Button>
      </Box>
    </Paper>
  )
}
