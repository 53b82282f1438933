import { useTranslation } from 'react-i18next'
import { mustActivate } from '#site/lib/must_activate.ts'
import { useChangeUser } from '#site/lib/use_change_user.ts'
import { useUser } from '#site/lib/use_user.ts'
import { Button } from '#site/ui/button.tsx'
import { FormSection } from '#site/ui/form_section.tsx'
import { Notice } from '#site/ui/notice.tsx'

/** Lets a member be gone for a while; whom nobody sees yet has nothing to pause. */
export function PausePanel() {
  const { t } = useTranslation('members')
  const { mutate: change, isPending } = useChangeUser()
  const user = useUser()
  if (!user || mustActivate(user)) return null
  return (
    <FormSection title={t('own.pause.title')} text={t('own.pause.text')}>
      {user.paused && <Notice>{t('own.pause.now')}</Notice>}
      <Button
        variant={user.paused ? 'primary' : 'secondary'}
        busy={isPending}
        onClick={() => change({ paused: !user.paused })}
      >
        {user.paused ? t('own.pause.end') : t('own.pause.begin')}
      </Button>
    </FormSection>
  )
}
