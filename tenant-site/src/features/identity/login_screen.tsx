import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { nextPage } from '#site/lib/next_page.ts'
import { PageHead } from '#site/lib/page_head.tsx'
import { useForm } from '#site/lib/use_form.ts'
import { Button } from '#site/ui/button.tsx'
import { Form } from '#site/ui/form.tsx'
import { PageBody } from '#site/ui/page_body.tsx'
import { PasswordField } from '#site/ui/password_field.tsx'
import { TextField } from '#site/ui/text_field.tsx'
import { LeaveWithoutLogIn } from './leave_without_log_in.tsx'
import { LogInFailure } from './log_in_failure.tsx'
import { useLogIn } from './use_log_in.ts'
import { WaysToSignUp } from './ways_to_sign_up.tsx'

/** Where a member comes back in, and goes on to where they wanted to be. */
export default function LoginScreen() {
  const { t } = useTranslation(['identity', 'site'])
  const { search } = useLocation()
  const navigate = useNavigate()
  const logIn = useLogIn()
  const { form, busy, errors, failure, refused } = useForm(async (data) => {
    await logIn({ email: String(data.get('email')), password: String(data.get('password')) })
    await navigate(nextPage(search), { replace: true })
  })
  return (
    <PageBody width="narrow">
      <PageHead title={t('log_in.head')} />
      <h1>{t('log_in.title')}</h1>
      <Form {...form}>
        {refused && failure && <LogInFailure refused={refused} text={failure} />}
        <TextField
          label={t('log_in.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <PasswordField
          label={t('log_in.password')}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
          showLabel={t('site:show_password')}
          hideLabel={t('site:hide_password')}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {t('log_in.send')}
        </Button>
      </Form>
      <p>
        <Link to={{ pathname: '/reset-password', search }}>{t('log_in.forgot')}</Link>
      </p>
      {nextPage(search).startsWith('/profile/delete') ? <LeaveWithoutLogIn /> : <WaysToSignUp />}
    </PageBody>
  )
}
