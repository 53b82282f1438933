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
import { CodeForm } from './code_form.tsx'
import { DebitPackages } from './debit_packages.tsx'
import { MandateForm } from './mandate_form.tsx'
import { MandatePanel } from './mandate_panel.tsx'
import type { DirectDebit } from './shapes.ts'
import { useDirectDebit } from './use_direct_debit.ts'

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
      <p>{t(debit.offered === 'gateway' ? 'direct_debit.by_gateway' : 'direct_debit.lead')}</p>
      {debit.offered === 'gateway' ? <DebitPackages /> : <OwnMandate debit={debit} />}
    </PageBody>
  )
}

type Step = 'form' | 'code' | 'mandate'

function OwnMandate({ debit }: { debit: DirectDebit }) {
  const { reload } = useDirectDebit()
  const [chosen, setStep] = useState<Step>()
  const { mandate, draft } = debit
  const step = chosen ?? (draft ? 'code' : mandate ? 'mandate' : 'form')
  // The step follows what the server says, unless the member goes another way.
  const reloaded = () => reload().then(() => setStep(undefined))
  const onKeep = mandate ? () => setStep('mandate') : undefined
  if (step === 'mandate' && mandate)
    return (
      <>
        <MandatePanel mandate={mandate} debit={debit} onRevoked={reloaded} onChange={() => setStep('form')} />
        <DebitPackages />
      </>
    )
  if (step === 'code' && draft)
    return (
      <CodeForm
        key={draft.id}
        draft={draft}
        onSigned={reloaded}
        onResent={reload}
        onStartOver={() => setStep('form')}
        onKeep={onKeep}
      />
    )
  return (
    <>
      <ActivationNotice />
      <MandateForm debit={debit} onSent={reloaded} onKeep={onKeep} />
    </>
  )
}
