import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { SelectField } from '#site/ui/fields/select_field.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { canPauseUntil, pauseEnds } from './pause_end.ts'
import type { Guard } from './use_guard.ts'
import styles from './limits_panel.module.css'

const PauseDialog = lazy(() => import('./pause_dialog.tsx'))

const LENGTHS = ['day', 'week', 'month', 'own'] as const

/** Asks how long; the dialog says what can't be taken back at once. */
export function PauseForm({ guard }: { guard: Guard }) {
  const { t } = useTranslation('credits')
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('week')
  const [date, setDate] = useState('')
  const [ends, setEnds] = useState<Date>()
  const [error, setError] = useState<string>()
  const wanted = length === 'own' ? date : length

  function ask(event: FormEvent) {
    event.preventDefault()
    const now = new Date()
    const isRight = length !== 'own' || canPauseUntil(date, now)
    setError(isRight ? undefined : t('pause.date_invalid'))
    setEnds(isRight ? pauseEnds(wanted, now) : undefined)
  }

  return (
    <div className={styles.pause}>
      <h3 className={styles.name}>{t('pause.title')}</h3>
      <p className={styles.quiet}>{t('pause.text')}</p>
      <Form onSubmit={ask}>
        <SelectField
          label={t('pause.how_long')}
          name="length"
          value={length}
          onChange={({ target }) => setLength(LENGTHS.find((one) => one === target.value)!)}
          options={LENGTHS.map((one) => ({ value: one, label: t(`pause.${one}`) }))}
        />
        {length === 'own' && (
          <TextField
            label={t('pause.date')}
            name="date"
            type="date"
            value={date}
            error={error}
            onChange={({ target }) => setDate(target.value)}
          />
        )}
        <div>
          <Button type="submit" variant="secondary">
            {t('pause.start')}
          </Button>
        </div>
      </Form>
      {ends && (
        <Suspense>
          <PauseDialog
            wanted={wanted}
            // A shorter pause than the one that runs would end it earlier, after a day.
            ends={ends}
            isShorter={guard.paused_until !== null && ends < new Date(guard.paused_until)}
            onClose={() => setEnds(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
