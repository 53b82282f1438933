import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import type { Consent } from '#site/lib/api/shapes.ts'
import { FailedState } from '#site/ui/feedback/failed_state.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { ConsentEntry } from './consent_entry.tsx'
import styles from './consents_panel.module.css'
import { useConsents } from './use_consents.ts'
import { Skeleton } from '#site/ui/feedback/skeleton.tsx'

const TakingBackDialog = lazy(() => import('./taking_back_dialog.tsx'))

/** Consents with version, date and a way to withdraw each. Needs the translation namespace `identity`. */
export function ConsentsPanel() {
  const { t } = useTranslation(['identity', 'site'])
  const { query, give, takeBack } = useConsents()
  const toast = useToast()
  const [questioned, setQuestioned] = useState<Consent>()
  const { data, error, refetch, isFetching } = query

  if (error && !data)
    return (
      <FailedState
        title={t('consents.load_failed')}
        text={t('site:load_failed.text')}
        retryLabel={t('site:common.try_again')}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  if (!data) return <ConsentsWaiting label={t('consents.title')} />

  const busy = (give.isPending && give.variables.kind) || (takeBack.isPending && takeBack.variables.kind)

  const onError = (failed: unknown) =>
    toast({ text: refusal(failed).message || t('site:load_failed.offline'), tone: 'danger' })

  function agree(consent: Consent) {
    const text = t(consent.revocable ? 'consents.agreed_message' : 'consents.confirmed_message')
    give.mutate(consent, { onSuccess: () => toast({ text }), onError })
  }

  function end(consent: Consent) {
    takeBack.mutate(consent, {
      onSuccess: () => toast({ text: t('consents.withdrawn_message') }),
      onError,
      onSettled: () => setQuestioned(undefined),
    })
  }

  return (
    <FormSection title={t('consents.title')} text={t('consents.text')}>
      <ul className={styles.list}>
        {data.consents.map((consent) => (
          <li key={consent.kind}>
            <ConsentEntry
              consent={consent}
              isBusy={busy === consent.kind}
              onGive={() => agree(consent)}
              // Only this withdrawal has consequences, which are explained first.
              onTakeBack={() => (consent.kind === 'sexuality_data' ? setQuestioned(consent) : end(consent))}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {questioned && (
          <TakingBackDialog
            isBusy={takeBack.isPending}
            onTakeBack={() => end(questioned)}
            onClose={() => setQuestioned(undefined)}
          />
        )}
      </Suspense>
    </FormSection>
  )
}

function ConsentsWaiting({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={label}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} shape="block" />
      ))}
    </div>
  )
}
