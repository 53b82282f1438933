import { Box, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { LanguageField } from '#console/forms/language_field.tsx'
import type { Page } from '#console/pages/page.ts'
import { PageChanged } from '#console/pages/page_changed.tsx'
import { PageMark } from '#console/pages/page_mark.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { BackLink } from '#console/theme/back_link.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

export function PageHead({ tenant, page }: { tenant: Tenant; page: Page }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { name, language, own, changed } = page
  const root = `/tenants/${tenant.id}/show/pages`
  const title = translate(`pages.names.${name}`)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
      <ScreenTitle>{`${title} (${LANGUAGE_NAMES[language]}) · ${tenant.name}`}</ScreenTitle>
      <Box sx={{ display: 'grid', gap: 0.5, flexGrow: 1 }}>
        <BackLink to={root}>{translate('pages.all_texts')}</BackLink>
        <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
          {title} · <span lang={language}>{LANGUAGE_NAMES[language]}</span>
        </Typography>
        <Box
          role="status"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
        >
          <PageMark isOwn={own !== null} />
          <PageChanged change={changed} isOwn={own !== null} />
        </Box>
      </Box>
      <LanguageField
        isNarrow
        value={language}
        sx={{ minWidth: 152 }}
        onChange={(other) => navigate(`${root}/${name}.${other}`)}
      />
    </Box>
  )
}
