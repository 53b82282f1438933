import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivationNotice } from '#site/lib/activation/activation_notice.tsx'
import { call } from '#site/lib/api/call.ts'
import { warm } from '#site/lib/api/warm.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import type { Visit } from '#site/lib/visit/visit.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { FocusOnMount } from '#site/ui/feedback/focus_on_mount.tsx'
import { CodeForm } from './code_form.tsx'
import { DebitPackages } from './debit_packages.tsx'
import { MandateForm } from './mandate_form.tsx'
import { MandatePanel } from './mandate_panel.tsx'
import type { DirectDebit } from './shapes.ts'
import { useDirectDebit } from './use_direct_debit.ts'
import styles from './direct_debit.module.css'

export async function load({ api, queryClient }: Visit) {
  await Promise.all([
    queryClient.fetchQuery(call(api, 'direct_debits.index')),
    warm(queryClient, call(api, 'packages.index')),
  ])
}

/** The mandate for direct debits: none yet, about to be signed, or signed; and what can be bought with it. */
export default function DirectDebitScreen() {
  const { t } = useTranslation('credits')
  const { debit } = useDirectDebit()
  if (!debit) return null
  if (debit.offered === null)
    return (
      <PageBody width="narrow">
        <PageHead noindex title={t('direct_debit.title')} />
        <EmptyState
          isPage
          scene="heart"
          title={t('direct_debit.none')}
          text={t('direct_debit.none_text')}
          action={<ButtonLink to="/credits">{t('repeat.see_packages')}</ButtonLink>}
        />
      </PageBody>
    )
  return (
    <PageBody width="reading">
      <PageHead noindex title={t('direct_debit.title')} />
      <h1>{t('direct_debit.title')}</h1>
      {debit.offered === 'gateway' ? (
        <>
          <p>{t('direct_debit.by_gateway')}</p>
          <DebitPackages />
        </>
      ) : (
        <OwnMandate debit={debit} />
      )}
    </PageBody>
  )
}

type Step = 'form' | 'code' | 'mandate'

/** The step follows what the server says, unless the member goes another way; the one they came to takes the focus. */
function OwnMandate({ debit }: { debit: DirectDebit }) {
  const { reload } = useDirectDebit()
  const [chosen, setChosen] = useState<Step>()
  const [hasMoved, setMoved] = useState(false)
  const step = chosen ?? (debit.mandate ? 'mandate' : debit.draft ? 'code' : 'form')

  function goTo(next?: Step) {
    setChosen(next)
    setMoved(true)
  }

  const shown = <MandateStep debit={debit} step={step} onGo={goTo} onChange={reload} />
  return hasMoved ? <FocusOnMount key={step}>{shown}</FocusOnMount> : shown
}

type MandateStepProps = {
  debit: DirectDebit
  step: Step
  onGo: (step?: Step) => void
  /** What the server says has changed. */
  onChange: () => Promise<unknown>
}

function MandateStep({ debit, step, onGo, onChange }: MandateStepProps) {
  const { t } = useTranslation('credits')
  const { mandate, draft } = debit
  const changed = () => onChange().then(() => onGo())
  const onKeep = mandate ? () => onGo('mandate') : undefined
  const onStartOver = () => onGo('form')
  if (step === 'mandate' && mandate)
    return (
      <div className={styles.step}>
        <MandatePanel mandate={mandate} debit={debit} onRevoked={changed} onChange={onStartOver} />
        <DebitPackages />
      </div>
    )
  if (step === 'code' && draft)
    return <CodeForm draft={draft} onSigned={changed} onResent={onChange} onStartOver={onStartOver} onKeep={onKeep} />
  return (
    <div className={styles.step}>
      <p>{t('direct_debit.lead')}</p>
      <ActivationNotice />
      <MandateForm debit={debit} onSent={() => onChange().then(() => onGo('code'))} onKeep={onKeep} />
    </div>
  )
}
