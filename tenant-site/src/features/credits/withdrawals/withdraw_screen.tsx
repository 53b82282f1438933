import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useUser } from '#site/lib/user/use_user.ts'
import type { Load } from '#site/lib/pages/page.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { FocusOnMount } from '#site/ui/feedback/focus_on_mount.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import type { Statement, Stated } from './statement.ts'
import { OtherWays } from './other_ways.tsx'
import { WithdrawCheck } from './withdraw_check.tsx'
import { WithdrawForm } from './withdraw_form.tsx'
import { WithdrawReceipt } from './withdraw_receipt.tsx'

export const load: Load = async ({ api, queryClient }) => {
  const user = await queryClient.fetchQuery(userQuery(api))
  if (user) await queryClient.fetchQuery(call(api, 'orders.index'))
}

type Step = { at: 'form'; errors?: Record<string, string> } | { at: 'check' } | { at: 'receipt'; stated: Stated }

/** Withdraws in two steps, without a log-in (Directive 2011/83/EU, art. 11a): statement, then confirmation; then what was stated, and when. */
export default function WithdrawScreen() {
  const { t } = useTranslation('credits')
  const { refund_days } = useSettings()
  const user = useUser()
  const [step, setStep] = useState<Step>({ at: 'form' })
  const [statement, setStatement] = useState<Statement>()

  if (step.at === 'receipt')
    return (
      <PageBody width="reading">
        <PageHead noindex title={t('withdraw.done.title')} />
        <FocusOnMount>
          <WithdrawReceipt stated={step.stated} />
        </FocusOnMount>
      </PageBody>
    )
  return (
    <PageBody width="reading">
      <PageHead noindex title={t('withdraw.title')} />
      <h1>{t('withdraw.title')}</h1>
      <p>{t('withdraw.lead', { refund_days })}</p>
      {step.at === 'check' && statement ? (
        <FocusOnMount>
          <WithdrawCheck
            statement={statement}
            onStated={(stated) => setStep({ at: 'receipt', stated })}
            onChange={(errors) => setStep({ at: 'form', errors })}
          />
        </FocusOnMount>
      ) : (
        <WithdrawForm
          key={user?.email}
          statement={statement}
          errors={step.at === 'form' ? step.errors : undefined}
          onNext={(said) => {
            setStatement(said)
            setStep({ at: 'check' })
          }}
        />
      )}
      <OtherWays />
    </PageBody>
  )
}
