import { Box, Button, Typography } from '@mui/material'
import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { OpenSearch } from '#console/theme/open_search.ts'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

interface Props {
  /** The whole screen, not a part of a brand's. */
  isWhole?: boolean
}

/** A screen or a record that isn't there, or isn't for this person: which of both is not told. */
export function NotFound({ isWhole = false }: Props) {
  const translate = useTranslate()
  const openSearch = useContext(OpenSearch)
  return (
    <Box sx={{ px: 3, py: 8, display: 'grid', gap: 1, justifyItems: 'center', textAlign: 'center' }}>
      <ScreenTitle>{translate('not_found.title')}</ScreenTitle>
      <Typography component={isWhole ? 'h1' : 'h2'} variant="h1">
        {translate('not_found.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 440, textWrap: 'balance' }}>
        {translate('not_found.message')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, pt: 2 }}>
        {openSearch && (
          <Button variant="contained" onClick={openSearch}>
            {translate('search.open')}
          </Button>
        )}
        <Button component={Link} to="/tenants" variant="outlined">
          {translate('resources.tenants.name', { smart_count: 2 })}
        </Button>
      </Box>
    </Box>
  )
}
