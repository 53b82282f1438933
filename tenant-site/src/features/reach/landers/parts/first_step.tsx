import { useRef, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { JoinNote } from '#site/lib/brand/join_note.tsx'
import { nicheGender } from '#site/lib/brand/niche_gender.ts'
import { useMayJoin } from '#site/lib/brand/use_may_join.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useSignups } from '#site/lib/brand/use_signups.ts'
import { useTrafficSource } from '#site/lib/brand/use_traffic_source.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { Terms } from '#site/features/reach/invitation/terms.tsx'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import styles from './first_step.module.css'
import { FirstQuestions } from './first_questions.tsx'
import { FORM, WayIn } from './way_in.tsx'

type FirstStepProps = {
  /** The form's heading, if the page has an idea of its own for it. */
  title?: string
  /** Where the sign-up goes on; it takes the answers as a query, so this works without JavaScript. */
  action?: string
  /** What the button says, if it doesn't sign up. */
  button?: string
  /** Asked first. */
  children?: ReactNode
}

/** The first step of the sign-up on a lander itself, with what it costs and who is fictional. */
export function FirstStep({ title, action = '/signup', button, children }: FirstStepProps) {
  const user = useUser()
  const mayJoin = useMayJoin()
  return (
    <div className={styles.step}>
      {user ? <LoggedIn /> : mayJoin ? <Questions {...{ title, action, button, children }} /> : <NotOpen />}
      <Terms />
    </div>
  )
}

function Questions({ title, action, button, children }: FirstStepProps & { action: string }) {
  const { t } = useTranslation(['landers', 'site'])
  const settings = useSettings()
  const source = useTrafficSource()
  const navigate = useNavigate()
  const isByInvitation = useSignups() === 'by_invitation'
  const submit = useRef<HTMLButtonElement>(null)
  const label = button ?? t('site:common.sign_up_free')

  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    void navigate(`${action}?${new URLSearchParams(given as [string, string][])}`)
  }

  return (
    <form id={FORM} className={styles.form} method="get" action={action} onSubmit={goOn}>
      <WayIn submit={submit} label={label} />
      <h2 className={styles.title}>{title ?? t('first.title')}</h2>
      {Object.entries(source).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <FirstQuestions isByInvitation={isByInvitation} asksGender={!nicheGender(settings)} />
      <Button ref={submit} type="submit" size="large" wide>
        {label}
      </Button>
      <p className={styles.small}>{t('first.then')}</p>
    </form>
  )
}

function LoggedIn() {
  const { t } = useTranslation('landers')
  const { name: site } = useSettings()
  return (
    <div className={styles.form}>
      <p>{t('first.logged_in', { site })}</p>
      <ButtonLink to="/members" size="large" wide>
        {t('first.to_members')}
      </ButtonLink>
    </div>
  )
}

function NotOpen() {
  const { t } = useTranslation('site')
  return (
    <div className={styles.form}>
      <JoinNote />
      <ButtonLink to="/login" size="large" variant="outline" wide>
        {t('common.log_in')}
      </ButtonLink>
    </div>
  )
}
