import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router-dom'
import type { Load } from '#site/lib/pages/page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { FocusOnMount } from '#site/ui/feedback/focus_on_mount.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { NeedsScript } from '#site/features/identity/links/needs_script.tsx'
import { askedIn, PrivacyFields } from './privacy_fields.tsx'

/** Members ask in their settings, where they need no link and see what became of it. */
export const load: Load = async ({ api, queryClient }) => {
  if (await queryClient.ensureQueryData(userQuery(api))) throw redirect('/profile?tab=settings')
}

/** What somebody without a log-in asks about their data (GDPR art. 12); the answer is the same for every address. */
export default function PrivacyRequestsScreen() {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const isHydrated = useHydrated()
  const [asked, setAsked] = useState<ReturnType<typeof askedIn> & { email: string }>()
  const [isSent, setSent] = useState(false)
  const { form, busy, errors, failure } = useForm(async (typed) => {
    const body = { ...askedIn(typed), email: String(typed.get('email')).trim() }
    await api.privacyLinks.store({ body })
    setAsked(body)
    setSent(true)
  })
  if (asked && isSent) return <LinkSent email={asked.email} onAgain={() => setSent(false)} />
  return (
    <PageBody width="reading">
      <PageHead noindex title={t('privacy_request.ask.title')} />
      <h1>{t('privacy_request.ask.title')}</h1>
      <p>{t('privacy_request.text')}</p>
      <p>{t('privacy_request.ask.lead')}</p>
      <Form {...form}>
        <NeedsScript />
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        <PrivacyFields asked={asked} errors={errors} />
        <TextField
          label={t('site:common.email')}
          hint={t('privacy_request.ask.email_hint')}
          name="email"
          type="email"
          defaultValue={asked?.email}
          autoComplete="email"
          maxLength={254}
          required
          error={errors.email}
        />
        <Button type="submit" size="large" wide busy={busy} disabled={!isHydrated}>
          {t('site:common.send_me_the_link')}
        </Button>
      </Form>
    </PageBody>
  )
}

/** Back leads to what was typed, for who mistyped the address. */
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('identity')
  return (
    <FocusOnMount>
      <PageHead noindex title={t('privacy_request.ask.sent.title')} />
      <EmptyState
        isPage
        scene="mail"
        title={t('privacy_request.ask.sent.title')}
        text={t('privacy_request.ask.sent.text', { email })}
        action={
          <Button variant="outline" onClick={onAgain}>
            {t('reset.sent.other_address')}
          </Button>
        }
      />
    </FocusOnMount>
  )
}
