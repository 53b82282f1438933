import { Box, Button, Link, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useLocale, useNotify, useTranslate } from 'react-admin'
import { CheckedDomain } from '#console/domains/checked_domain.tsx'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { siteAddress } from '#console/tenancy/site_address.ts'
import type { Domain, WholeTenant } from '#console/tenancy/tenant.ts'
import { placeName } from '#console/translations/place_name.ts'

interface Props {
  tenant: WholeTenant
  domain: Domain
  writes: boolean
  refetch(): Promise<unknown>
}

export function DomainRow({ tenant, domain, writes, refetch }: Props) {
  const translate = useTranslate()
  const locale = useLocale()
  const notify = useNotify()
  const { id, host, language, country, main } = domain
  const { isBusy, call } = useCalls(`/api/tenants/${tenant.id}/domains/${id}`)

  async function change(method: string, said: string, body?: object) {
    if (!(await call(method, '', body))) return
    notify(said, { type: 'success', messageArgs: { host } })
    await refetch()
  }

  return (
    <Box component="li" sx={{ p: 3, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Link
            href={siteAddress(host)}
            target="_blank"
            rel="noreferrer"
            underline="hover"
            sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
          >
            {host}
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              LANGUAGE_NAMES[language.slice(0, 2) as Language],
              placeName(country, locale),
              main && translate('domains.main'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        {writes && !main && (
          <>
            <Button
              size="small"
              disabled={isBusy}
              onClick={() => void change('PUT', 'domains.made_main', { main: true })}
            >
              {translate('domains.make_main')}
            </Button>
            <ConfirmButton
              size="small"
              color="error"
              label="domains.remove"
              question="domains.ask_remove"
              values={{ host }}
              isBusy={isBusy}
              onConfirm={() => void change('DELETE', 'domains.removed')}
            />
          </>
        )}
      </Box>
      <CheckedDomain tenantId={tenant.id} domainId={id} host={host} />
    </Box>
  )
}
