import { useTranslation } from 'react-i18next'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { ChangeFailed } from './change_failed.tsx'
import { useChangeGuard } from './use_guard.ts'

type PauseDialogProps = {
  wanted: string
  ends: Date
  isShorter: boolean
  onClose: () => void
}

/** Says before a pause begins that it can't be ended at once. */
export default function PauseDialog({ wanted, ends, isShorter, onClose }: PauseDialogProps) {
  const { t } = useTranslation(['credits', 'site'])
  const reader = useTimeReader()
  const toast = useToast()
  const { mutate: change, isPending, error } = useChangeGuard()

  function begin() {
    change(
      { pause: wanted },
      {
        onSuccess: ({ spending_guard: { looser } }) => {
          const time = looser && formatTime(looser.from, 'full', reader)
          toast({ text: isShorter && time ? t('limits.saved_later', { time }) : t('pause.started'), tone: 'success' })
          onClose()
        },
      }
    )
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('pause.confirm_title', { date: formatTime(ends.toISOString(), 'date', reader) })}
      closeLabel={t('site:common.close')}
      footer={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            {t('site:common.not_now')}
          </Button>
          <Button wide busy={isPending} onClick={begin}>
            {t('pause.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('pause.confirm_text')}</p>
      <ChangeFailed error={error} />
    </Dialog>
  )
}
