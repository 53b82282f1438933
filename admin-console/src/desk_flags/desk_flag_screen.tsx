import { Box } from '@mui/material'
import { useCanAccess, useGetIdentity, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { WholeDeskFlag } from '#console/desk_flags/desk_flag.ts'
import { DeskFlagFacts } from '#console/desk_flags/desk_flag_facts.tsx'
import { EndForm } from '#console/desk_flags/end_form.tsx'
import { FlaggedMessages } from '#console/desk_flags/flagged_messages.tsx'
import { TakeButton } from '#console/desk_flags/take_button.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { BackLink } from '#console/theme/back_link.tsx'
import { Failed } from '#console/theme/failed.tsx'
import { MainAndAside } from '#console/theme/main_and_aside.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Section } from '#console/theme/section.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { WrittenText } from '#console/theme/written_text.tsx'

/** A conversation that the desk handed to support, and what is done about it. */
export default function DeskFlagScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { flagId } = useParams()
  const { identity } = useGetIdentity()
  const { data: flag, error } = useGetOne<WholeDeskFlag>('desk_flags', { id: flagId!, meta: { tenant_id: tenant.id } })
  const { canAccess: works } = useCanAccess({ resource: 'desk_flag_ends', action: 'store', record: tenant })
  if (error && !flag) return <Failed error={error} />
  if (!flag || !identity) return <Waiting />
  const isTheirs = flag.taken_by?.id === String(identity.id)
  const isWorkedOn = works && flag.done_at === null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{`${flag.number} · ${tenant.name}`}</ScreenTitle>
      <BackLink to={`/tenants/${tenant.id}/show/flags`}>{translate('desk_flags.back')}</BackLink>
      <MainAndAside>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Section
            title={translate(`desk_flags.reasons.${flag.reason}`)}
            action={isWorkedOn && !isTheirs && <TakeButton flag={flag} />}
          >
            {flag.words && <WrittenText>{flag.words}</WrittenText>}
          </Section>
          {isWorkedOn && isTheirs && <EndForm key={flag.id} flag={flag} />}
          {flag.outcome && (
            <Section title={translate(`desk_flags.outcomes.${flag.outcome}`)}>
              <WrittenText>{flag.ending}</WrittenText>
            </Section>
          )}
          <FlaggedMessages flag={flag} />
        </Box>
        <DeskFlagFacts flag={flag} />
      </MainAndAside>
    </Box>
  )
}
