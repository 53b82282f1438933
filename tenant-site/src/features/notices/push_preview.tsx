import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { QuietHours } from './quiet_hours.tsx'
import type { NotificationSettings } from './shapes.ts'
import { useChangeNotifications } from './use_change_notifications.ts'

const LOOKS = ['hidden', 'name', 'full'] as const

export function PushPreview({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('notices')
  const { mutate: change } = useChangeNotifications()
  return (
    <FormSection title={t('push_privacy.title')} text={t('push_privacy.text')}>
      <ChoiceCards
        legend={t('push_privacy.lock_screen')}
        name="lock_screen"
        choices={LOOKS.map((value) => ({
          value,
          label: t(`push_privacy.${value}.name`),
          hint: t(`push_privacy.${value}.example`),
        }))}
        value={settings.lock_screen}
        onChange={(value) => change({ lock_screen: value as NotificationSettings['lock_screen'] })}
      />
      <QuietHours hours={settings.quiet_hours} />
    </FormSection>
  )
}
