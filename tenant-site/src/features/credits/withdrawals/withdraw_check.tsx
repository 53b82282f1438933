import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { once } from '#site/lib/api/api.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import type { Statement, Stated } from './statement.ts'
import { StatementFacts } from './statement_facts.tsx'
import styles from './withdraw.module.css'

type WithdrawCheckProps = {
  statement: Statement
  onStated: (stated: Stated) => void
  onChange: (errors?: Record<string, string>) => void
}

/** The second step: what will be sent, and the button that sends it. Pressed again after a lost answer it states nothing new. */
export function WithdrawCheck({ statement, onStated, onChange }: WithdrawCheckProps) {
  const { t } = useTranslation(['credits', 'site'])
  const { api, queryClient } = useVisit()
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const request = { body: statement, ...once(key) }
      return api.withdrawals.store(request)
    },
    onSuccess: ({ withdrawal }) => {
      onStated(withdrawal)
      // Credits and orders change in a moment.
      void queryClient.invalidateQueries({ refetchType: 'none' })
    },
    onError: (refused) => {
      const { fields } = refusal(refused)
      if (Object.keys(fields).length > 0) onChange(fields)
    },
  })
  return (
    <FormSection title={t('withdraw.check.title')} text={t('withdraw.check.text')}>
      <div className={styles.inset}>
        <StatementFacts statement={statement} />
      </div>
      {error && (
        <Notice tone="danger" isLive>
          {refusal(error).message || t('site:load_failed.offline')}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button size="large" wide busy={isPending} onClick={() => mutate()}>
          {t('withdraw.confirm')}
        </Button>
        <Button variant="quiet" wide onClick={() => onChange()}>
          {t('withdraw.change')}
        </Button>
      </div>
    </FormSection>
  )
}
