import { useTranslation } from 'react-i18next'
import { mustActivate } from '#site/lib/activation/must_activate.ts'
import { useChangeUser } from '#site/lib/user/use_change_user.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'

/** Not for members who haven't activated, since they aren't visible yet. */
export function PausePanel() {
  const { t } = useTranslation(['members', 'site'])
  const { mutate: change, isPending } = useChangeUser()
  const user = useUser()
  if (!user || mustActivate(user)) return null
  return (
    <FormSection title={t('own.pause.title')} text={t('own.pause.text')}>
      {user.paused && <Notice>{t('own.pause.is_paused')}</Notice>}
      <Button
        variant={user.paused ? 'primary' : 'secondary'}
        busy={isPending}
        onClick={() => change({ paused: !user.paused })}
      >
        {user.paused ? t('site:common.end_pause') : t('own.pause.start')}
      </Button>
    </FormSection>
  )
}
