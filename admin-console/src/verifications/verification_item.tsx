import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { useRowKeys } from '#console/lists/use_row_keys.ts'
import { VerdictButton } from '#console/moderation/verdict_button.tsx'
import { ComparedPhotos } from '#console/verifications/compared_photos.tsx'
import { reasonsFor, type Verification } from '#console/verifications/verification.ts'
import { VerificationFacts } from '#console/verifications/verification_facts.tsx'

interface Props {
  verification: Verification
  keys: ReturnType<ReturnType<typeof useRowKeys>>
  /** The row, or something in it, has the focus. */
  onReach(): void
  isChoosing: boolean
  isBusy: boolean
  onConfirm(): void
  onChoose(): void
  onReason(place: number): void
  onCancel(): void
}

export function VerificationItem({ verification, keys, onReach, isChoosing, ...decide }: Props) {
  const translate = useTranslate()
  const { tenant_id: tenantId, member, state, reason } = verification
  return (
    <Box
      component="li"
      {...keys}
      onFocusCapture={onReach}
      sx={{ p: 3, display: 'grid', gap: 1.5, '&:focus-visible': { outlineOffset: -2 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Link
          component={RouterLink}
          to={`/tenants/${tenantId}/show/members/${member.member_id}`}
          sx={{ fontWeight: 550, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {member.name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`verifications.states.${state}`)}
          {reason && ` · ${translate(`verifications.reasons.${reason}`)}`}
        </Typography>
      </Box>
      {state === 'sent' ? (
        <ComparedPhotos verification={verification} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{translate('verifications.gone')}</Typography>
      )}
      <VerificationFacts verification={verification} />
      {isChoosing ? (
        <Reasons verification={verification} {...decide} />
      ) : (
        <Verdicts verification={verification} {...decide} />
      )}
    </Box>
  )
}

type Decide = Omit<Props, 'keys' | 'onReach' | 'isChoosing'>

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1 }

function Verdicts({ verification, isBusy, onConfirm, onChoose }: Decide) {
  const translate = useTranslate()
  const offered = reasonsFor(verification)
  if (!offered) return null
  return (
    <Box sx={BUTTONS}>
      {verification.state === 'sent' && (
        <VerdictButton
          label={translate('verifications.confirm')}
          shortcut="c"
          variant="contained"
          color="primary"
          disabled={isBusy || verification.photos.length === 0}
          onClick={onConfirm}
        />
      )}
      <VerdictButton
        label={translate(`verifications.${offered.way}`)}
        shortcut={offered.way === 'refuse' ? 'r' : 'w'}
        disabled={isBusy}
        onClick={onChoose}
      />
    </Box>
  )
}

function Reasons({ verification, isBusy, onReason, onCancel }: Decide) {
  const translate = useTranslate()
  const { way, texts, reasons } = reasonsFor(verification)!
  return (
    <Box role="group" aria-label={translate(`verifications.${way}`)} sx={BUTTONS}>
      {reasons.map((reason, at) => (
        <VerdictButton
          key={reason}
          label={translate(`verifications.${texts}.${reason}`)}
          shortcut={String(at + 1)}
          isFocused={at === 0}
          disabled={isBusy}
          onClick={() => onReason(at)}
        />
      ))}
      <VerdictButton label={translate('ra.action.cancel')} shortcut="Escape" variant="text" onClick={onCancel} />
    </Box>
  )
}
