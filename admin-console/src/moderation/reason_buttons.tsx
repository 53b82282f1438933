import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { type RefObject, useId } from 'react'
import { useTranslate } from 'react-admin'
import { PHOTO_REFUSALS, type PhotoRefusal } from '#console/members/member.ts'
import { BANNED_FOR } from '#console/moderation/leased_photo.ts'
import { VerdictButton } from '#console/moderation/verdict_button.tsx'
import { Key } from '#console/theme/key.tsx'

/** The key of the tick. */
export const BAN_KEY = 'n'

interface Props {
  /** A photo that was sent can be refused only for what a picture can be banned for. */
  isInConversation: boolean
  /** Whether the picture isn't taken again, which not every reason allows. */
  isBan: boolean
  onBan(isBan: boolean): void
  tick: RefObject<HTMLInputElement | null>
  onChoose(reason: PhotoRefusal): void
  onCancel(): void
}

/** In place of the verdicts; the photo's owner sees the chosen reason. */
export function ReasonButtons({ isInConversation, isBan, onBan, tick, onChoose, onCancel }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75 }}>
      <Typography id={id} component="h3" sx={{ pb: 0.5, fontWeight: 550 }}>
        {translate('moderation.reason')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <FormControlLabel
          label={translate('moderation.ban')}
          control={
            <Checkbox
              checked={isBan}
              onChange={(_event, checked) => onBan(checked)}
              slotProps={{ input: { ref: tick, 'aria-keyshortcuts': BAN_KEY } }}
            />
          }
        />
        <Box component="span" aria-hidden>
          <Key>{BAN_KEY.toUpperCase()}</Key>
        </Box>
      </Box>
      {PHOTO_REFUSALS.map((reason, at) => (
        <VerdictButton
          key={reason}
          label={translate(`members.photos.reasons.${reason}`)}
          shortcut={String(at + 1)}
          isFocused={at === 0}
          disabled={(isBan || isInConversation) && !BANNED_FOR.includes(reason)}
          onClick={() => onChoose(reason)}
        />
      ))}
      <VerdictButton label={translate('ra.action.cancel')} shortcut="Escape" variant="text" onClick={onCancel} />
    </Box>
  )
}
