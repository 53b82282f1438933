import { useTranslation } from 'react-i18next'
import { useChangeUser } from '#site/lib/user/use_change_user.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Switch } from '#site/ui/buttons/switch.tsx'

export function VisibilityPanel() {
  const { t } = useTranslation('members')
  const { mutate: change } = useChangeUser()
  const user = useUser()
  if (!user) return null
  return (
    <FormSection title={t('own.visibility.title')}>
      <Switch
        label={t('own.visibility.visitors')}
        hint={t('own.visibility.visitors_hint')}
        isOn={user.visible_to_visitors}
        onChange={(visible_to_visitors) => change({ visible_to_visitors })}
      />
      <Switch
        label={t('own.visibility.invisible')}
        hint={t('own.visibility.invisible_hint')}
        isOn={user.invisible_mode}
        onChange={(invisible_mode) => change({ invisible_mode })}
      />
      <Switch
        label={t('own.visibility.privacy')}
        hint={t('own.visibility.privacy_hint')}
        isOn={user.privacy_mode}
        onChange={(privacy_mode) => change({ privacy_mode })}
      />
      <Switch
        label={t('own.visibility.read_receipts')}
        hint={t('own.visibility.read_receipts_hint')}
        isOn={user.read_receipts}
        onChange={(read_receipts) => change({ read_receipts })}
      />
    </FormSection>
  )
}
