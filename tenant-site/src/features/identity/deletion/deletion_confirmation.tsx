import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PasswordField } from '#site/ui/fields/password_field.tsx'
import { DeletionFacts } from './deletion_facts.tsx'
import type { Reason } from './deletion_request.ts'
import { RefundChoice } from './refund_choice.tsx'
import styles from './deletion.module.css'
import { useDeleteAccount } from './use_delete_account.ts'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'

export function DeletionConfirmation({ reason }: { reason?: Reason }) {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const { data } = useQuery(call(api, 'account_deletions.show'))
  const deleteAccount = useDeleteAccount()
  const [wantsRefund, setRefund] = useState(false)
  const [isSent, setSent] = useState(false)
  const wishes = { ...(reason && { reason }), refund: wantsRefund }
  const byPassword = useForm((form) => deleteAccount({ password: String(form.get('password')), ...wishes }))
  const byMail = useForm(async () => {
    await api.deletionLinks.store({ body: wishes })
    setSent(true)
  })
  const { last_day, held_until, refundable = [] } = data?.account_deletion ?? {}
  if (isSent) return <DeletionSent />
  return (
    <>
      <h1>{t('deletion.title')}</h1>
      <DeletionFacts lastDay={last_day} heldUntil={held_until} />
      {refundable.length > 0 && <RefundChoice refundable={refundable} isWanted={wantsRefund} onChange={setRefund} />}
      <Form {...byPassword.form}>
        <FormSection title={t('deletion.confirm.title')} text={t('deletion.confirm.text')}>
          {byPassword.failure && (
            <Notice tone="danger" isLive>
              {byPassword.failure}
            </Notice>
          )}
          <PasswordField
            label={t('site:common.password')}
            name="password"
            autoComplete="current-password"
            required
            error={byPassword.errors.password}
            showLabel={t('site:common.show_password')}
            hideLabel={t('site:common.hide_password')}
          />
          <div className={styles.ways}>
            <ButtonLink to="/members" variant="secondary" size="large" wide>
              {t('deletion.keep_account')}
            </ButtonLink>
            <Button type="submit" variant="danger" size="large" wide busy={byPassword.busy}>
              {t('site:common.delete_account')}
            </Button>
          </div>
        </FormSection>
      </Form>
      <Form {...byMail.form}>
        {byMail.failure && (
          <Notice tone="danger" isLive>
            {byMail.failure}
          </Notice>
        )}
        <div className={styles.other}>
          <p>{t('deletion.confirm.no_password')}</p>
          <Button type="submit" variant="outline" busy={byMail.busy}>
            {t('deletion.confirm.send_link')}
          </Button>
        </div>
      </Form>
      <noscript>
        <Notice tone="warning">{t('deletion.needs_script')}</Notice>
      </noscript>
    </>
  )
}

function DeletionSent() {
  const { t } = useTranslation(['identity', 'site'])
  return (
    <div role="status">
      <EmptyState
        isPage
        scene="mail"
        title={t('site:common.email_on_its_way')}
        text={t('deletion.sent.text')}
        action={<ButtonLink to="/members">{t('deletion.keep_account')}</ButtonLink>}
      />
    </div>
  )
}
