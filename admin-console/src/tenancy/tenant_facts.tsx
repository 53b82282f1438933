import { Box, Link, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { Moment } from '#console/theme/moment.tsx'
import { siteAddress } from '#console/tenancy/site_address.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

export function TenantFacts({ tenant }: { tenant: WholeTenant }) {
  const translate = useTranslate()
  const { company_details: company } = tenant
  return (
    <Paper
      component="dl"
      sx={{
        m: 0,
        p: 3,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: '1fr' },
      }}
    >
      <Fact label="resources.tenants.fields.hosts">
        {tenant.domains.map(({ id, host, language }) => (
          <Box key={id}>
            <Link href={siteAddress(host)} target="_blank" rel="noreferrer" underline="hover">
              {host}
            </Link>{' '}
            <Muted>{language}</Muted>
          </Box>
        ))}
      </Fact>
      <Fact label="resources.tenants.fields.company">
        <Link component={RouterLink} to={`/companies/${tenant.company_id}/show`} underline="hover">
          {company.name}
        </Link>
        <Box>
          <Muted>
            {company.address}, {company.city}, {company.country}
          </Muted>
        </Box>
        {company.representative}
      </Fact>
      <Fact label="resources.tenants.fields.registration">
        {[company.register, company.kvk].filter(Boolean).join(', ')}
        {company.vat_numbers.map((number) => (
          <Box key={number}>{number}</Box>
        ))}
        {company.vat_oss && <Box>{translate('resources.tenants.fields.vat_oss')}</Box>}
      </Fact>
      {company.mediator && (
        <Fact label="pages.tags.names.mediator">
          {company.mediator}
          <Box>
            <Muted>
              {company.mediator_address}, {company.mediator_url}
            </Muted>
          </Box>
        </Fact>
      )}
      {company.creditor_id && <Fact label="pages.tags.names.creditor_id">{company.creditor_id}</Fact>}
      <Fact label="resources.tenants.fields.niche">{translate(`niches.${tenant.niche}`)}</Fact>
      <Fact label="resources.tenants.fields.preset">
        <Box component="span" sx={{ textTransform: 'capitalize' }}>
          {tenant.preset}
        </Box>
      </Fact>
      <Fact label="resources.tenants.fields.time_zone">{tenant.time_zone}</Fact>
      <Fact label="resources.tenants.fields.created_at">
        <Moment at={tenant.created_at} isDay />
      </Fact>
    </Paper>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {translate(label)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}

function Muted({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  )
}
