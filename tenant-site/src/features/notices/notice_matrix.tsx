import { useTranslation } from 'react-i18next'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Switch } from '#site/ui/buttons/switch.tsx'
import styles from './notice_matrix.module.css'
import type { Channel, NoticeType, NotificationSettings } from './shapes.ts'
import { useChangeNotifications } from './use_change_notifications.ts'

const CHANNELS: readonly Channel[] = ['mail', 'push']

export function NoticeMatrix({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('notices')
  const { mutate: change } = useChangeNotifications()
  return (
    <FormSection title={t('preferences.matrix')} text={t('preferences.matrix_text')}>
      <div className={styles.matrix}>
        <div className={styles.heads} aria-hidden="true">
          {CHANNELS.map((channel) => (
            <span key={channel}>{t(`preferences.channels.${channel}`)}</span>
          ))}
        </div>
        {(Object.keys(settings.notifications) as NoticeType[]).map((type) => (
          <div key={type} className={styles.row} role="group" aria-labelledby={`notice-${type}`}>
            <div className={styles.words}>
              <h3 className={styles.type} id={`notice-${type}`}>
                {t(`preferences.types.${type}.name`)}
              </h3>
              <p className={styles.about}>{t(`preferences.types.${type}.about`)}</p>
            </div>
            {CHANNELS.map((channel) => (
              <Switch
                key={channel}
                isInTable
                label={t(`preferences.channels.${channel}`)}
                isOn={settings.notifications[type][channel]}
                onChange={(isOn) => change({ [type]: { [channel]: isOn } })}
              />
            ))}
          </div>
        ))}
      </div>
    </FormSection>
  )
}
