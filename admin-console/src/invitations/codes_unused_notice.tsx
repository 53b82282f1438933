import { Alert, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { sectionAddress } from '#console/tenancy/tenant_sections.ts'
import { valueInForce } from '#console/tenancy/setting.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

/** Says where no host of a brand asks for codes, and which setting does. */
export function CodesUnusedNotice({ tenant: { id, domains } }: { tenant: WholeTenant }) {
  const translate = useTranslate()
  const asks = domains
    .flatMap(({ settings }) => settings.filter(({ name }) => name === 'signups'))
    .some((setting) => valueInForce(setting, null).value === 'invite_only')
  if (asks) return null
  return (
    <Alert severity="info" variant="outlined">
      {translate('invitations.no_effect')}{' '}
      <Link component={RouterLink} to={`${sectionAddress(id, '')}#signups`} underline="always">
        {translate('settings_help.signups')}
      </Link>
    </Alert>
  )
}
