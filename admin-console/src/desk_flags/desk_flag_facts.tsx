import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { DeskFlag } from '#console/desk_flags/desk_flag.ts'
import { DeskFlagState } from '#console/desk_flags/desk_flag_state.tsx'
import { Fact, Facts } from '#console/theme/facts.tsx'
import { Moment } from '#console/theme/moment.tsx'

/** Whom it is about, and who did what about it. */
export function DeskFlagFacts({ flag }: { flag: DeskFlag }) {
  const translate = useTranslate()
  const { member, tenant_id: tenantId } = flag
  const field = (name: string) => translate(`resources.desk_flags.fields.${name}`)
  return (
    <Facts title={translate('desk_flags.record')}>
      <Fact name={field('number')}>{flag.number}</Fact>
      <Fact name={field('state')}>
        <DeskFlagState flag={flag} />
      </Fact>
      <Fact name={field('member')}>
        <Link component={RouterLink} to={`/tenants/${tenantId}/show/members/${member.id}`}>
          {member.name}
        </Link>
      </Fact>
      <Fact name={field('profile')}>{flag.profile}</Fact>
      <Fact name={field('flagged_at')}>
        <Moment at={flag.flagged_at} />
      </Fact>
      <Fact name={field('flagged_by')}>{flag.flagged_by?.name}</Fact>
      <Fact name={field('due_at')}>{!flag.done_at && <Moment at={flag.due_at} />}</Fact>
      <Fact name={field('taken_by')}>{flag.taken_by?.name}</Fact>
      <Fact name={field('done_at')}>{flag.done_at && <Moment at={flag.done_at} />}</Fact>
    </Facts>
  )
}
