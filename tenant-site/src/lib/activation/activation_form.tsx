import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { CodeField } from '#site/ui/fields/code_field.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { ChangeAddress } from './change_address.tsx'
import { useActivate } from './use_activate.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useResendActivation } from './use_resend_activation.ts'

/** Code, resend and change of address; success shows in the member's status: watch `useUser()`. */
export function ActivationForm() {
  const { t } = useTranslation('site')
  const activate = useActivate()
  const { mutate: resend, isPending } = useResendActivation()
  const { form, busy, errors, failure } = useForm((data) => activate({ code: String(data.get('code')) }))
  return (
    <>
      <Form {...form}>
        <CodeField
          label={t('activation.code')}
          hint={t('activation.code_hint')}
          name="code"
          length={6}
          error={errors.code ?? failure ?? undefined}
          action={
            <Button type="submit" wide busy={busy}>
              {t('common.activate_account')}
            </Button>
          }
        />
        <Button variant="quiet" busy={isPending} onClick={() => resend()}>
          {t('activation.resend')}
        </Button>
      </Form>
      <ChangeAddress />
    </>
  )
}
