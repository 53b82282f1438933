import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { nextPage } from '#site/lib/pages/next_page.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useTakeUser } from '#site/lib/user/use_take_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { NewPasswordFields } from './new_password_fields.tsx'
import { NeedsScript } from '#site/features/identity/links/needs_script.tsx'
import { useAreSame } from './use_are_same.ts'

type PasswordResetFormProps = {
  token: string
  search: string
  /** The link is used or expired. */
  onOver: () => void
}

export function PasswordResetForm({ token, search, onOver }: PasswordResetFormProps) {
  const { t } = useTranslation('identity')
  const { api } = useVisit()
  const takeUser = useTakeUser()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { form, busy, errors, failure } = useForm(reset, useAreSame())

  async function reset(data: FormData) {
    try {
      const body = { password: String(data.get('password')) }
      const { user } = await api.passwordResets.update({ params: { token }, body })
      await takeUser(user)
      await navigate(nextPage(search), { replace: true })
    } catch (error) {
      if (refusal(error).code !== 'token_invalid') throw error
      onOver()
    }
  }

  return (
    <Form {...form}>
      <NeedsScript />
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <NewPasswordFields errors={errors} />
      <Button type="submit" size="large" wide busy={busy} disabled={!isHydrated}>
        {t('reset.choose.submit')}
      </Button>
    </Form>
  )
}
