import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { nextPage } from '#site/lib/pages/next_page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { PasswordField } from '#site/ui/fields/password_field.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { LeaveWithoutLogIn } from './leave_without_log_in.tsx'
import { WaysToSignUp } from './ways_to_sign_up.tsx'
import type { Refusal } from '#site/lib/api/refusal.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { useTakeUser } from '#site/lib/user/use_take_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export default function LoginScreen() {
  const { t } = useTranslation(['identity', 'site'])
  const { name: site } = useSettings()
  const { search } = useLocation()
  const navigate = useNavigate()
  const logIn = useLogIn()
  const { form, busy, errors, failure, refused } = useForm(async (data) => {
    await logIn({ email: String(data.get('email')), password: String(data.get('password')) })
    await navigate(nextPage(search), { replace: true })
  })
  return (
    <PageBody width="narrow">
      <PageHead title={t('log_in.head')} description={t('log_in.description', { site })} />
      <h1>{t('log_in.title')}</h1>
      <Form {...form}>
        {refused && failure && <LogInFailure refused={refused} text={failure} />}
        <TextField
          label={t('site:common.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <PasswordField
          label={t('site:common.password')}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
          showLabel={t('site:common.show_password')}
          hideLabel={t('site:common.hide_password')}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {t('site:common.log_in')}
        </Button>
      </Form>
      <p>
        <Link to={{ pathname: '/reset-password', search }}>{t('site:common.forgot_password')}</Link>
      </p>
      {nextPage(search).startsWith('/profile/delete') ? <LeaveWithoutLogIn /> : <WaysToSignUp />}
      <p>
        <Link to="/privacy-requests">{t('privacy_request.ask.open')}</Link>
      </p>
    </PageBody>
  )
}

function LogInFailure({ refused, text }: { refused: Refusal; text: string }) {
  const { t } = useTranslation(['identity', 'site'])
  const isBlocked = refused.code === 'too_many_attempts'
  return (
    <Notice tone={isBlocked ? 'warning' : 'danger'} isLive>
      {isBlocked ? t('log_in.too_many_attempts', { count: Number(refused.meta.minutes) }) : text}
    </Notice>
  )
}

function useLogIn() {
  const { api } = useVisit()
  const takeUser = useTakeUser()
  return async (credentials: { email: string; password: string }) => {
    const { user } = await api.user.store({ body: credentials })
    await takeUser(user)
  }
}
