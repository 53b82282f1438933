import { useTranslation } from 'react-i18next'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PasswordField } from '#site/ui/fields/password_field.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'

export function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const { form, busy, errors, failure } = useForm(async (data) => {
    const email = String(data.get('email')).trim()
    await api.emailChanges.store({ body: { email, password: String(data.get('password')) } })
    onSent(email)
  })
  return (
    <Form {...form}>
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <TextField
        label={t('email.new')}
        hint={t('email.hint')}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      <PasswordField
        label={t('email.password')}
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
        showLabel={t('site:common.show_password')}
        hideLabel={t('site:common.hide_password')}
      />
      <Button type="submit" busy={busy}>
        {t('email.send')}
      </Button>
    </Form>
  )
}
