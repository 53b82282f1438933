import { useTranslation } from 'react-i18next'
import { useUser } from '#site/lib/user/use_user.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { SelectField } from '#site/ui/fields/select_field.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { OrderField } from './order_field.tsx'
import { REASONS, type Statement } from './statement.ts'

type WithdrawFormProps = {
  statement?: Statement
  /** Refused by the API. */
  errors?: Record<string, string>
  onNext: (statement: Statement) => void
}

/** The first step: who withdraws from which order. Nothing is sent yet. */
export function WithdrawForm({ statement, errors = {}, onNext }: WithdrawFormProps) {
  const { t } = useTranslation('credits')
  const user = useUser()

  function next(form: HTMLFormElement) {
    const typed = new FormData(form)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    onNext({
      name: text('name'),
      order_number: text('order_number'),
      email: text('email'),
      reason: REASONS.find((reason) => reason === text('reason')),
    })
  }

  return (
    <Form
      noValidate={false}
      onSubmit={(event) => {
        event.preventDefault()
        next(event.currentTarget)
      }}
    >
      <FormSection title={t('withdraw.form_title')}>
        <noscript>
          <Notice tone="warning">{t('withdraw.needs_script')}</Notice>
        </noscript>
        <TextField
          label={t('withdraw.name')}
          name="name"
          defaultValue={statement?.name}
          autoComplete="name"
          maxLength={100}
          required
          error={errors.name}
        />
        <OrderField chosen={statement?.order_number} error={errors.order_number} />
        <TextField
          label={t('withdraw.email')}
          hint={t('withdraw.email_hint')}
          name="email"
          type="email"
          defaultValue={statement?.email ?? user?.email}
          autoComplete="email"
          maxLength={254}
          required
          error={errors.email}
        />
        <SelectField
          label={t('withdraw.reason')}
          name="reason"
          defaultValue={statement?.reason ?? ''}
          empty={t('withdraw.no_reason')}
          options={REASONS.map((value) => ({ value, label: t(`withdraw.reasons.${value}`) }))}
          error={errors.reason}
        />
        <Button type="submit" size="large" wide>
          {t('withdraw.continue')}
        </Button>
      </FormSection>
    </Form>
  )
}
