import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import type { OwnVerification, VerificationSteps } from './use_verification.ts'
import styles from './verification_panel.module.css'

type OfferProps = { verification: OwnVerification; steps: VerificationSteps }

/** What it is for and what becomes of the photo, before anything is begun; and how the last one ended. */
export function VerificationOffer({ verification, steps: { begin } }: OfferProps) {
  const { t } = useTranslation('members')
  const { name: brand } = useSettings()
  const reader = useTimeReader()
  const [agrees, setAgrees] = useState(false)
  const { has_photo: hasPhoto, tries_left: left, next_try_at: next } = verification
  return (
    <div className={styles.step}>
      <Outcome verification={verification} />
      <p>{t('photo_check.about')}</p>
      <p>{t('photo_check.limits')}</p>
      <p>{t('photo_check.by_people')}</p>
      <p>{t('photo_check.private')}</p>
      {!hasPhoto ? (
        <Notice>{t('photo_check.needs_photo')}</Notice>
      ) : next ? (
        <Notice>{t('photo_check.tries_used', { date: formatTime(next, 'date', reader) })}</Notice>
      ) : (
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            begin.mutate(agrees)
          }}
        >
          <Checkbox
            label={t('photo_check.consent', { brand })}
            checked={agrees}
            onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
            error={begin.error && !agrees ? refusal(begin.error).fields.consent : undefined}
          />
          <div className={styles.ways}>
            <Button type="submit" variant="secondary" busy={begin.isPending}>
              {t('photo_check.begin')}
            </Button>
          </div>
          {verification.state === 'refused' && (
            <p className={styles.fine}>{t('photo_check.tries_left', { number: left })}</p>
          )}
        </Form>
      )}
    </div>
  )
}

function Outcome({ verification }: { verification: OwnVerification }) {
  const { t } = useTranslation('members')
  const { state, reason, ended_by: endedBy, end_reason: endReason } = verification
  if (state === 'expired') return <Notice>{t('photo_check.expired')}</Notice>
  if (state === 'refused')
    return (
      <Notice tone="warning">
        {t('photo_check.refused')} {t(`photo_check.reasons.${reason!}`)}
      </Notice>
    )
  if (state !== 'ended') return null
  if (endedBy !== 'staff') return <Notice>{t('photo_check.ended.main_photo')}</Notice>
  return (
    <Notice tone="warning">
      {t('photo_check.ended.staff')} {t(`photo_check.end_reasons.${endReason!}`)}
    </Notice>
  )
}
