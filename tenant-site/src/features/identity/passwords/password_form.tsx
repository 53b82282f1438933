import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PasswordField } from '#site/ui/fields/password_field.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { NewPasswordFields } from './new_password_fields.tsx'
import { useAreSame } from './use_are_same.ts'

export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { form, busy, errors, failure } = useForm(async (data) => {
    const text = (name: string) => String(data.get(name))
    await api.password.update({ body: { old_password: text('old_password'), password: text('password') } })
    toast({ text: t('password.saved'), tone: 'success' })
    void queryClient.invalidateQueries({ queryKey: ['own_sessions.index'] })
    onDone()
  }, useAreSame())
  return (
    <Form {...form}>
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <PasswordField
        label={t('password.old')}
        hint={<Link to="/reset-password?next=/profile?tab=settings">{t('site:common.forgot_password')}</Link>}
        name="old_password"
        autoComplete="current-password"
        required
        error={errors.old_password}
        showLabel={t('site:common.show_password')}
        hideLabel={t('site:common.hide_password')}
      />
      <NewPasswordFields errors={errors} />
      <Button type="submit" busy={busy}>
        {t('password.save')}
      </Button>
    </Form>
  )
}
