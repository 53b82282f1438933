import { Box, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { PAGES } from '@manyhearts/locales/pages'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Failed } from '#console/theme/failed.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { PageSection } from '#console/pages/page_section.tsx'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { usePages } from '#console/pages/use_pages.ts'

export default function PageList({ tenant }: { tenant: WholeTenant }) {
  const translate = useTranslate()
  const [all, setAll] = useState(false)
  const { data: pages, error, refetch } = usePages(tenant.id)
  const spoken = tenant.domains.map(({ language }) => language.slice(0, 2))
  if (error)
    return (
      <Paper>
        <Failed error={error} onRetry={refetch} />
      </Paper>
    )
  if (!pages) return <Waiting />
  // A brand's own texts are listed in every language.
  const shown = pages.filter(({ language, is_own: isOwn }) => all || isOwn || spoken.includes(language))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 960 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: '1 1 320px', color: 'text.secondary' }}>{translate('pages.about')}</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={all}
          onChange={(_, chosen: boolean | null) => chosen !== null && setAll(chosen)}
          aria-label={translate('pages.languages_label')}
        >
          <ToggleButton value={false}>{translate('pages.languages_of_site')}</ToggleButton>
          <ToggleButton value={true}>{translate('pages.languages_all')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {PAGES.map((name) => (
        <PageSection key={name} tenant={tenant} name={name} pages={shown.filter((page) => page.name === name)} />
      ))}
    </Box>
  )
}
