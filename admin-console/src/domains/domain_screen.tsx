import { Box, Paper, Typography } from '@mui/material'
import { useCanAccess, useShowContext, useTranslate } from 'react-admin'
import { CheckedMail } from '#console/domains/checked_mail.tsx'
import { DomainRow } from '#console/domains/domain_row.tsx'
import { NewDomain } from '#console/domains/new_domain.tsx'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

/** The hosts of a brand: added, removed, made the main one, and asked whether visitors arrive. */
export default function DomainScreen({ tenant }: { tenant: WholeTenant }) {
  const translate = useTranslate()
  const { refetch } = useShowContext()
  const { canAccess: writes } = useCanAccess({ resource: 'brand_domains', action: 'store', record: tenant })
  const title = translate('resources.domains.name', { smart_count: 2 })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 960 }}>
      <ScreenTitle>{`${title} · ${tenant.name}`}</ScreenTitle>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 800 }}>{translate('domains.about')}</Typography>
      <Paper
        component="ul"
        aria-label={title}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > * + *': { borderTop: 1, borderColor: 'divider' } }}
      >
        {tenant.domains.map((domain) => (
          <DomainRow key={domain.id} tenant={tenant} domain={domain} writes={writes === true} refetch={refetch} />
        ))}
      </Paper>
      <CheckedMail tenantId={tenant.id} />
      {writes && <NewDomain tenant={tenant} refetch={refetch} />}
    </Box>
  )
}
