import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { DeletionHelp } from './deletion_help.tsx'
import styles from './deletion.module.css'
import { REASONS, type Reason } from './leaving.ts'

/** Why, if one wants to say it; what may help instead; and the way on, which is there from the start. */
export function DeletionReasonForm() {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const [reason, setReason] = useState<Reason>()

  function goOn(event: FormEvent) {
    event.preventDefault()
    void navigate(`?${new URLSearchParams({ confirm: '', ...(reason && { reason }) })}`)
  }

  // Before the script is there it is a plain form that asks for the next step.
  return (
    <form className={styles.form} method="get" onSubmit={goOn}>
      <header className={styles.head}>
        <h1>{t('leaving.title')}</h1>
        <p>{t('leaving.lead')}</p>
      </header>
      <ChoiceCards
        legend={t('leaving.why')}
        name="reason"
        choices={REASONS.map((one) => ({ value: one, label: t(`leaving.reasons.${one}`) }))}
        value={reason ?? ''}
        onChange={(chosen) => setReason(chosen as Reason)}
      />
      <div aria-live="polite">{reason && <DeletionHelp reason={reason} />}</div>
      <input type="hidden" name="confirm" value="" />
      <div className={styles.ways}>
        <ButtonLink to="/members" variant="secondary" size="large" wide>
          {t('leaving.keep')}
        </ButtonLink>
        <Button type="submit" variant="danger" size="large" wide>
          {t('leaving.delete')}
        </Button>
      </div>
    </form>
  )
}
