import { Box } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { ChecklistItem } from '#console/tenancy/state/checklist_item.tsx'
import { domainCheckQuery, useMailCheck } from '#console/tenancy/state/use_reach_checks.ts'
import { sectionAddress } from '#console/tenancy/tenant_sections.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

/** What is set up elsewhere, at the name servers: whether visitors arrive, and whether mails do. It keeps nobody from opening a brand. */
export function ReachLines({ tenant }: { tenant: WholeTenant }) {
  const translate = useTranslate()
  const domains = useQueries({ queries: tenant.domains.map(({ id }) => domainCheckQuery(tenant.id, id)) })
  const mail = useMailCheck(tenant.id)
  const hosts = domains.map(({ data, isPending }, index) => ({ host: tenant.domains[index]!.host, data, isPending }))
  const closed = hosts.filter(({ data, isPending }) => !isPending && data?.state !== 'reached')
  const mailFaults = (): string[] => {
    if (mail.isPending || mail.data?.state === 'ready') return []
    if (mail.data?.state === 'missing') return mail.data.missing.map((name) => name.toUpperCase())
    return [translate('reach_checks.unknown')]
  }
  const to = sectionAddress(tenant.id, 'domains')
  return (
    <Box
      component="ul"
      aria-label={translate('reach_checks.title')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      <ChecklistItem
        severity="warning"
        label={translate('reach_checks.visitors')}
        to={to}
        isPending={hosts.some(({ isPending }) => isPending)}
        faults={closed.map(
          ({ host, data }) => `${host}: ${translate(data ? `domains.states.${data.state}` : 'reach_checks.unknown')}`
        )}
      />
      {mail.data?.state !== 'captured' && (
        <ChecklistItem
          severity="warning"
          label={translate('reach_checks.mail')}
          to={to}
          isPending={mail.isPending}
          faults={mailFaults()}
        />
      )}
    </Box>
  )
}
