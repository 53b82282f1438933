import { Box, Link, Paper, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { PageName } from '@manyhearts/locales/pages'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { PageRow } from '#console/pages/page.ts'
import { PageChanged } from '#console/pages/page_changed.tsx'
import { PageMark } from '#console/pages/page_mark.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

interface Props {
  tenant: Tenant
  name: PageName
  pages: PageRow[]
}

export function PageSection({ tenant, name, pages }: Props) {
  const translate = useTranslate()
  return (
    <Paper component="section" aria-labelledby={`page-${name}`} sx={{ overflow: 'hidden' }}>
      <Typography id={`page-${name}`} variant="h2" sx={{ px: 3, pt: 2, pb: 1 }}>
        {translate(`pages.names.${name}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pages.map((page) => (
          <PageLine key={page.id} tenant={tenant} page={page} />
        ))}
      </Box>
    </Paper>
  )
}

function PageLine({ tenant, page }: { tenant: Tenant; page: PageRow }) {
  const { id, language, title, is_own: isOwn, changed } = page
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '112px minmax(0, 1fr) 320px auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.25,
        px: 3,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box component="span" lang={language} sx={{ color: 'text.secondary' }}>
        {LANGUAGE_NAMES[language]}
      </Box>
      <Box component="span" sx={{ gridArea: { xs: '2 / 1 / auto / span 2', md: 'auto' }, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/tenants/${tenant.id}/show/pages/${id}`}
          lang={language}
          underline="hover"
          // Makes the whole row clickable.
          sx={{ fontWeight: 550, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {title}
        </Link>
      </Box>
      <Box component="span" sx={{ gridArea: { xs: '3 / 1 / auto / span 2', md: 'auto' }, textAlign: { md: 'end' } }}>
        <PageChanged change={changed} isOwn={isOwn} />
      </Box>
      <Box component="span" sx={{ gridArea: { xs: '1 / 2', md: 'auto' } }}>
        <PageMark isOwn={isOwn} />
      </Box>
    </Box>
  )
}
