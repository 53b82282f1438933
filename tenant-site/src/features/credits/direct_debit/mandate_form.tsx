import { useTranslation } from 'react-i18next'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { IbanField } from './iban_field.tsx'
import { MandateText } from './mandate_text.tsx'
import type { DirectDebit } from './shapes.ts'

type MandateFormProps = {
  debit: DirectDebit
  onSent: () => Promise<unknown>
  /** Where there is a mandate already. */
  onKeep?: () => void
}

/** Account, number and the tick that authorises the debits (specification §5); the code by text message follows. */
export function MandateForm({ debit, onSent, onKeep }: MandateFormProps) {
  const { t } = useTranslation('credits')
  const { api } = useVisit()
  const { form, busy, errors, failure } = useForm(async (data) => {
    const text = (name: string) => String(data.get(name) ?? '')
    await api.directDebits.store({
      body: {
        holder: text('holder'),
        iban: text('iban'),
        phone: text('phone'),
        // Unticked it is refused, and the box says so.
        authorization: (data.get('authorization') === 'on') as true,
      },
    })
    await onSent()
  })
  return (
    <Form {...form}>
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <TextField
        label={t('direct_debit.holder')}
        name="holder"
        autoComplete="name"
        maxLength={70}
        required
        error={errors.holder}
      />
      <IbanField label={t('direct_debit.iban')} error={errors.iban} />
      <TextField
        label={t('direct_debit.phone')}
        hint={t('direct_debit.phone_hint')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        required
        error={errors.phone}
      />
      <MandateText creditor={debit.creditor_name} creditorId={debit.creditor_id} />
      <Checkbox
        label={t('direct_debit.agree', { creditor: debit.creditor_name })}
        name="authorization"
        error={errors.authorization}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t('direct_debit.send_code')}
      </Button>
      {onKeep && (
        <Button variant="quiet" onClick={onKeep}>
          {t('direct_debit.keep_former')}
        </Button>
      )}
    </Form>
  )
}
