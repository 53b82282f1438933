import { useTranslate } from 'react-admin'
import type { QueueState } from '#console/moderation/photo_queue.ts'
import { failureText } from '#console/forms/failure_text.ts'

/** What happened last, in words; a failed verdict comes before the last one that was given. */
export function useSaid({ said, failure }: QueueState): { said: string; failure: string } {
  const translate = useTranslate()
  return { said: said ? saidText(said) : '', failure: failure ? failed(failure) : '' }

  function failed({ photo, error }: NonNullable<QueueState['failure']>): string {
    return translate('moderation.failed', { name: photo.name, reason: translate(failureText(error)) })
  }

  function saidText({ photo: { name, in_conversation: isSent }, what }: NonNullable<QueueState['said']>): string {
    switch (what) {
      case 'approved':
        return translate(isSent ? 'moderation.passed' : 'moderation.approved', { name })
      case 'approved_explicit':
        return translate('moderation.marked', { name })
      case 'undone':
        return translate('moderation.undone', { name })
      default:
        return translate(isSent ? 'moderation.taken_out' : 'moderation.refused', {
          name,
          reason: translate(`members.photos.reasons.${what}`),
        })
    }
  }
}
