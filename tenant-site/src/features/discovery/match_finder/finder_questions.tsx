import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { classes } from '#site/ui/classes.ts'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { Steps } from '#site/ui/feedback/steps.tsx'
import type { FinderAnswers } from './finder_answers.ts'
import styles from './finder_questions.module.css'
import { useFinderSteps } from './use_finder_steps.tsx'

/** One question at a time, or all at once without JavaScript. The answers go into the URL. */
export function FinderQuestions({ answers, country }: { answers: FinderAnswers; country: string }) {
  const { t } = useTranslation(['discovery', 'site'])
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const steps = useFinderSteps(answers, country)
  const [place, setPlace] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const isLast = place === steps.length - 1

  /** Moves focus, so that screen readers announce the new question. */
  function move(to: number) {
    flushSync(() => setPlace(to))
    form.current?.querySelector<HTMLElement>('[data-step]:not([hidden]) h2')?.focus()
  }

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLast) void navigate({ search: String(new URLSearchParams(new FormData(event.currentTarget) as never)) })
    else move(place + 1)
  }

  return (
    <PageBody width="narrow">
      <div className={styles.head}>
        <h1>{t('finder.title')}</h1>
        <p className={styles.about}>{t('finder.text')}</p>
      </div>
      <form ref={form} className={styles.form} action="/match-finder" onSubmit={answer}>
        <div className={styles.scriptOnly}>
          <Steps
            count={steps.length}
            current={place + 1}
            label={t('finder.step', { step: place + 1, count: steps.length })}
          />
        </div>
        {steps.map(({ name, title, fields }, index) => (
          <section
            key={name}
            data-step={name}
            hidden={isHydrated && index !== place}
            className={classes(styles.step, index !== place && styles.later)}
          >
            <h2 className={styles.question} tabIndex={-1}>
              {title}
            </h2>
            {fields}
          </section>
        ))}
        <div className={styles.ways}>
          {place > 0 && (
            <Button variant="outline" size="large" onClick={() => move(place - 1)}>
              <ArrowLeft aria-hidden="true" />
              {t('site:common.back')}
            </Button>
          )}
          <Button type="submit" size="large" wide>
            <span className={styles.scriptOnly}>{isLast ? t('finder.show_results') : t('finder.next')}</span>
            <span className={styles.plainOnly}>{t('finder.show_results')}</span>
          </Button>
        </div>
      </form>
    </PageBody>
  )
}
