import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PhotoQueue, QueueState } from '#console/moderation/photo_queue.ts'
import { VerdictButton } from '#console/moderation/verdict_button.tsx'

interface Props {
  queue: PhotoQueue
  state: QueueState
  /** It was sent, so it stays or is taken out. */
  isInConversation: boolean
  onRefuse(): void
  /** Comes back from the reasons. */
  isBack: boolean
}

export function VerdictButtons({ queue, state: { photos, at, judged }, isInConversation, onRefuse, isBack }: Props) {
  const translate = useTranslate()
  return (
    <Box role="group" aria-label={translate('moderation.verdicts')} sx={{ display: 'grid', gap: 1 }}>
      <VerdictButton
        label={translate(isInConversation ? 'moderation.pass' : 'moderation.approve')}
        shortcut="a"
        variant="contained"
        color="primary"
        onClick={() => queue.judge('approved')}
      />
      {!isInConversation && (
        <VerdictButton
          label={translate('moderation.explicit')}
          shortcut="e"
          onClick={() => queue.judge('approved_explicit')}
        />
      )}
      <VerdictButton
        label={translate(isInConversation ? 'moderation.take_out' : 'moderation.refuse')}
        shortcut="r"
        isFocused={isBack}
        onClick={onRefuse}
      />
      <Box sx={{ mt: 1, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))' }}>
        <VerdictButton
          label={translate('moderation.back')}
          shortcut="ArrowLeft"
          variant="text"
          disabled={at === 0}
          onClick={() => queue.move(-1)}
        />
        <VerdictButton
          label={translate('moderation.skip')}
          shortcut="ArrowRight"
          variant="text"
          disabled={at >= photos.length - 1}
          onClick={() => queue.move(1)}
        />
        <VerdictButton
          label={translate('moderation.undo')}
          shortcut="u"
          variant="text"
          disabled={judged.length === 0}
          onClick={() => queue.undo()}
        />
      </Box>
    </Box>
  )
}
