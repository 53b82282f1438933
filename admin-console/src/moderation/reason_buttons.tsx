import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { PHOTO_REFUSALS, type PhotoRefusal } from '#console/members/member.ts'
import { VerdictButton } from '#console/moderation/verdict_button.tsx'

interface Props {
  onChoose(reason: PhotoRefusal): void
  onCancel(): void
}

/** In place of the verdicts; the photo's owner sees the chosen reason. */
export function ReasonButtons({ onChoose, onCancel }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75 }}>
      <Typography id={id} component="h3" sx={{ pb: 0.5, fontWeight: 550 }}>
        {translate('moderation.reason')}
      </Typography>
      {PHOTO_REFUSALS.map((reason, at) => (
        <VerdictButton
          key={reason}
          label={translate(`members.photos.reasons.${reason}`)}
          shortcut={String(at + 1)}
          isFocused={at === 0}
          onClick={() => onChoose(reason)}
        />
      ))}
      <VerdictButton label={translate('ra.action.cancel')} shortcut="Escape" variant="text" onClick={onCancel} />
    </Box>
  )
}
