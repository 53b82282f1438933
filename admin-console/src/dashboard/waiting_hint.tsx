import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { AlarmName, DashboardBrand, QueueName } from '#console/dashboard/dashboard.ts'
import { WithCommand } from '#console/theme/with_command.tsx'

interface Props {
  name: QueueName | AlarmName
  brands: DashboardBrand[]
}

/** Where several brands need the same, whoever types it fills in which one. */
const SOME = '…'

/** How it is worked off where no screen of the console does. */
export function WaitingHint({ name, brands }: Props) {
  const translate = useTranslate()
  const [{ slug } = { slug: SOME }] = brands.length === 1 ? brands : []
  const hint = hintOf()
  return (
    hint && (
      <Typography
        variant="body2"
        sx={{ px: 2, pb: 1.25, mt: -0.5, pl: { xs: 2, sm: 4 }, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {hint}
      </Typography>
    )
  )

  function hintOf() {
    switch (name) {
      case 'ledger_unsealed':
        return <WithCommand text="dashboard.hints.ledger" command={`npm run ace -- ledger:verify ${slug}`} />
      case 'mails_untaken':
      case 'exports_late':
      case 'erasures_late':
      case 'jobs_given_up':
        return translate('dashboard.hints.log')
      default:
        return undefined
    }
  }
}
