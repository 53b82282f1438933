import { useTranslation } from 'react-i18next'
import type { Consent } from '#site/lib/api/shapes.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { NewTabLink } from '#site/lib/pages/new_tab_link.tsx'
import { useConsentValues } from './use_consent_values.ts'
import styles from './consent_entry.module.css'

type ConsentEntryProps = { consent: Consent; isBusy: boolean; onGive: () => void; onTakeBack: () => void }

/** Consents with a sentence as their text instead of a page. */
const SENTENCES = {
  sexuality_data: 'sign_up.consents.sexuality',
  member_resell: 'sign_up.consents.resell',
} as const

const CONSENT = { give: 'consents.agree', given: 'consents.agreed_on' } as const

/** Terms are accepted and a statement is read; neither is a consent. */
const WORDS = {
  terms: { give: 'consents.accept', given: 'consents.accepted_on' },
  privacy: { give: 'consents.have_read', given: 'consents.read_on' },
  sexuality_data: CONSENT,
  member_resell: CONSENT,
} as const

export function ConsentEntry({ consent, isBusy, onGive, onTakeBack }: ConsentEntryProps) {
  const { t } = useTranslation('identity')
  const reader = useTimeReader()
  const values = useConsentValues()
  const { kind, state, page, revocable } = consent
  const named = { ...values, partners: consent.partners ?? values.partners }
  const sentence = SENTENCES[kind as keyof typeof SENTENCES]
  const title = t(`consents.kinds.${kind}`)
  const give = t(WORDS[kind].give)
  return (
    <article className={styles.entry}>
      <h3 className={styles.title}>{title}</h3>
      {sentence && <blockquote className={styles.sentence}>{t(sentence, named)}</blockquote>}
      <p className={styles.state}>
        <State consent={consent} />
        {consent.passed_on_at &&
          ` ${t('consents.passed_on', { at: formatTime(consent.passed_on_at, 'date', reader) })}`}
      </p>
      <div className={styles.ways}>
        {page && <NewTabLink to={page}>{t('consents.read_text')}</NewTabLink>}
        {state === 'given' && revocable && (
          <Button
            variant="outline"
            busy={isBusy}
            aria-label={`${t('consents.withdraw')}: ${title}`}
            onClick={onTakeBack}
          >
            {t('consents.withdraw')}
          </Button>
        )}
        {state !== 'given' && (
          <Button variant="outline" busy={isBusy} aria-label={`${give}: ${title}`} onClick={onGive}>
            {give}
          </Button>
        )}
      </div>
    </article>
  )
}

function State({ consent }: { consent: Consent }) {
  const { t } = useTranslation('identity')
  const reader = useTimeReader()
  const day = (at: string | null) => (at ? formatTime(at, 'date', reader) : '')
  const { kind, state } = consent
  const [version, current, given] = [consent.version, consent.current_version, consent.given_at].map(day)
  switch (state) {
    case 'given':
      return t(WORDS[kind].given, { given, version })
    case 'outdated':
      return t('consents.newer_version', { version, current })
    case 'taken_back':
      return t('consents.withdrawn_on', { at: day(consent.taken_back_at) })
    case 'missing':
      return t('consents.not_given')
  }
}
