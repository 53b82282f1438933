import { useRef, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Camera } from 'lucide-react'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { PoseDrawing } from './pose_drawing.tsx'
import type { OwnVerification, VerificationSteps } from './use_verification.ts'
import styles from './verification_panel.module.css'

type PoseProps = { verification: OwnVerification; steps: VerificationSteps }

/** The pose that was drawn, and the camera; where there is none, a file. */
export function VerificationPose({ verification, steps: { send, withdraw } }: PoseProps) {
  const { t } = useTranslation('members')
  const reader = useTimeReader()
  const isReady = useHydrated()
  const camera = useRef<HTMLInputElement>(null)
  const { pose, pose_until: until } = verification

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [photo] = currentTarget.files ?? []
    if (photo) send.mutate(photo)
    // Lets the same file be chosen again.
    currentTarget.value = ''
  }

  return (
    <div className={styles.step}>
      <div className={styles.pose}>
        <PoseDrawing pose={pose!} />
        <div className={styles.words}>
          <h3 className={styles.name}>{t('photo_check.your_pose')}</h3>
          <p className={styles.what}>{t(`photo_check.poses.${pose!}`)}</p>
          <p>{t('photo_check.tips')}</p>
          <p className={styles.fine}>{t('photo_check.until', { time: formatTime(until!, 'time', reader) })}</p>
        </div>
      </div>
      <input ref={camera} type="file" accept="image/*" capture="user" hidden data-pose onChange={take} />
      <div className={styles.ways}>
        <Button disabled={!isReady} busy={send.isPending} onClick={() => camera.current?.click()}>
          <Camera aria-hidden="true" />
          {t(send.isPending ? 'photo_check.sending' : 'photo_check.take')}
        </Button>
        <Button
          variant="quiet"
          busy={withdraw.isPending}
          disabled={send.isPending}
          onClick={() => withdraw.mutate(undefined)}
        >
          {t('photo_check.cancel')}
        </Button>
      </div>
    </div>
  )
}
