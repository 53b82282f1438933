import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { nextPage } from '#site/lib/pages/next_page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { FormHead } from './form_head.tsx'
import { NeedsScript } from '#site/features/identity/links/needs_script.tsx'
import { ResetSent } from './reset_sent.tsx'

/** The API's limit; no page has a longer URL. */
const LONGEST_NEXT = 500

/** The answer must not reveal who is a member. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const [sentTo, setSentTo] = useState('')
  const { form, busy, errors, failure } = useForm(async (data) => {
    const email = String(data.get('email')).trim()
    const next = nextPage(search)
    await api.passwordResets.store({ body: { email, ...(next.length <= LONGEST_NEXT && { next }) } })
    setSentTo(email)
  })
  if (sentTo) return <ResetSent email={sentTo} onAgain={() => setSentTo('')} />
  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('reset.head')} />
      <FormHead title={t('site:common.forgot_password')} text={t('reset.text')} />
      <Form {...form}>
        <NeedsScript />
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        <TextField
          label={t('site:common.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <Button type="submit" size="large" wide busy={busy} disabled={!isHydrated}>
          {t('site:common.send_me_the_link')}
        </Button>
      </Form>
      <p>
        {t('reset.remembered_password')} <Link to={{ pathname: '/login', search }}>{t('site:common.log_in')}</Link>
      </p>
    </PageBody>
  )
}
