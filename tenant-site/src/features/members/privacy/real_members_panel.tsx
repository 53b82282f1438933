import { useTranslation } from 'react-i18next'
import { useChangeUser } from '#site/lib/user/use_change_user.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Switch } from '#site/ui/buttons/switch.tsx'

export function RealMembersPanel() {
  const { t } = useTranslation(['members', 'site'])
  const { fictional_plural } = useSettings()
  const { mutate: change } = useChangeUser()
  const user = useUser()
  if (!user) return null
  return (
    <FormSection title={t('own.fictional.title')}>
      <Switch
        label={t('site:common.only_real_members')}
        hint={t('own.fictional.only_real_hint', { fictional_plural })}
        isOn={!user.show_fictional}
        onChange={(isOn) => change({ show_fictional: !isOn })}
      />
    </FormSection>
  )
}
