import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { GIVEN_INVITATION } from '#site/lib/invitations/given_invitation.ts'
import { remember } from '#site/lib/browser/session_memory.ts'
import { JoinNote } from '#site/lib/brand/join_note.tsx'
import { useForm } from '#site/lib/forms/use_form.ts'
import { InvitationCodeField } from '#site/lib/invitations/invitation_code_field.tsx'
import { invitationQuery } from '#site/lib/invitations/invitation_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { BrowseLink } from './browse_link.tsx'
import styles from './invited_by.module.css'

/** Where one joins by invitation: a good code leads to the sign-up, which has it filled in. */
export function InvitedBy() {
  const { t } = useTranslation(['reach', 'site'])
  const { api, queryClient } = useVisit()
  const navigate = useNavigate()
  const { form, busy, errors, failure } = useForm(async (data) => {
    const code = String(data.get('invite_code')).trim()
    await queryClient.fetchQuery(invitationQuery(api, code))
    remember(GIVEN_INVITATION, code)
    await navigate('/signup')
  })
  return (
    <>
      <h2 className={styles.title}>{t('index.invited.title')}</h2>
      <JoinNote />
      {/* Before scripts are there it takes the way of an invitation link. */}
      <form className={styles.form} action="/signup" {...form}>
        <InvitationCodeField error={errors.invite_code} />
        <Button type="submit" size="large" busy={busy}>
          {t('site:common.continue')}
        </Button>
      </form>
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <BrowseLink />
    </>
  )
}
