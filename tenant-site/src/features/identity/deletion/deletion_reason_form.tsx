import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { DeletionHelp } from './deletion_help.tsx'
import styles from './deletion.module.css'
import { REASONS, type Reason } from './deletion_request.ts'

/** The reason is optional: the button works from the start. */
export function DeletionReasonForm() {
  const { t } = useTranslation(['identity', 'site'])
  const navigate = useNavigate()
  const [reason, setReason] = useState<Reason>()

  function goOn(event: FormEvent) {
    event.preventDefault()
    void navigate(`?${new URLSearchParams({ confirm: '', ...(reason && { reason }) })}`)
  }

  // A plain GET form before hydration.
  return (
    <form className={styles.form} method="get" onSubmit={goOn}>
      <header className={styles.head}>
        <h1>{t('deletion.title')}</h1>
        <p>{t('deletion.lead')}</p>
      </header>
      <ChoiceCards
        legend={t('deletion.reason_question')}
        name="reason"
        choices={REASONS.map((one) => ({ value: one, label: t(`deletion.reasons.${one}`) }))}
        value={reason ?? ''}
        onChange={(chosen) => setReason(chosen as Reason)}
      />
      <div className={styles.status} aria-live="polite">
        {reason && <DeletionHelp reason={reason} />}
      </div>
      <input type="hidden" name="confirm" value="" />
      <div className={styles.ways}>
        <ButtonLink to="/members" variant="secondary" size="large" wide>
          {t('deletion.keep_account')}
        </ButtonLink>
        <Button type="submit" variant="danger" size="large" wide>
          {t('site:common.delete_account')}
        </Button>
      </div>
    </form>
  )
}
