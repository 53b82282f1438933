import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DeletionFacts } from '#site/features/identity/deletion/deletion_facts.tsx'
import styles from '#site/features/identity/deletion/deletion.module.css'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import type { ShutOut } from './shut_out_query.ts'

/** Deleting the account without a log-in; the mailed link is the proof. */
export function ShutOutDeletion({ token, refundable }: { token: string; refundable: ShutOut['refundable'] }) {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const money = useMoney()
  const navigate = useNavigate()
  const { form, busy, failure } = useForm(async (data) => {
    await api.shutOutDeletions.store({ params: { token }, body: { refund: data.get('refund') !== null } })
    await navigate('/account-deleted', { replace: true })
  })
  const amount = refundable.map(({ amount_minor, currency }) => money(amount_minor, currency)).join(' + ')
  return (
    <Form {...form}>
      <FormSection title={t('shut_out.deletion.title')}>
        <DeletionFacts />
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        {amount && <Checkbox label={t('shut_out.deletion.refund', { amount })} name="refund" />}
        <div className={styles.help}>
          <Button type="submit" variant="danger" busy={busy}>
            {t('site:common.delete_account')}
          </Button>
        </div>
      </FormSection>
    </Form>
  )
}
