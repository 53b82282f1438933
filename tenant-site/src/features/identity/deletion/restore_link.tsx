import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useTakeUser } from '#site/lib/user/use_take_user.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'

export function RestoreLink({ token }: { token: string }) {
  const { t } = useTranslation(['identity', 'site'])
  const { name: site } = useSettings()
  const { api, queryClient } = useVisit()
  const takeUser = useTakeUser()
  const navigate = useNavigate()
  const [isBackButBanned, setBanned] = useState(false)
  const { form, busy, failure } = useForm(async () => {
    await api.accountDeletions.destroy({ params: { token } })
    const user = await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 })
    // The link logs in, unless the member is banned.
    if (!user) return setBanned(true)
    await takeUser(user)
    await navigate('/members', { replace: true })
  })
  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('deletion.restore.head')} />
      <EmptyState
        isPage
        scene="heart"
        title={t('deletion.restore.title')}
        text={isBackButBanned ? t('deletion.restore.banned') : t('deletion.restore.text', { site })}
        action={
          !isBackButBanned && (
            <Form {...form}>
              {failure && (
                <Notice tone="danger" isLive>
                  {failure}
                </Notice>
              )}
              <Button type="submit" size="large" busy={busy}>
                {t('site:common.restore_account')}
              </Button>
            </Form>
          )
        }
      />
    </PageBody>
  )
}
