import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '#site/ui/buttons/switch.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import styles from './quiet_hours.module.css'
import type { NotificationSettings } from './shapes.ts'
import { useChangeNotifications } from './use_change_notifications.ts'

/** Default until the member sets their own. */
const NIGHT = { from: '22:00', to: '07:00' }

/** In the member's current time zone. */
export function QuietHours({ hours }: { hours: NotificationSettings['quiet_hours'] }) {
  const { t } = useTranslation('notices')
  const { mutate: change } = useChangeNotifications()
  const [typed, setTyped] = useState({ from: hours?.from ?? NIGHT.from, to: hours?.to ?? NIGHT.to })
  const isEmpty = typed.from === typed.to

  function send(times: typeof typed) {
    setTyped(times)
    // Incomplete while typing.
    if (!times.from || !times.to || times.from === times.to) return
    change({ quiet_hours: { ...times, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone } })
  }

  return (
    <div className={styles.quiet}>
      <Switch
        label={t('push_privacy.quiet')}
        hint={t('push_privacy.quiet_hint')}
        isOn={hours !== null}
        onChange={(isOn) => (isOn ? send(isEmpty ? NIGHT : typed) : change({ quiet_hours: null }))}
      />
      {hours && (
        <div className={styles.times}>
          <TextField
            label={t('push_privacy.quiet_from')}
            type="time"
            value={typed.from}
            onChange={({ target }) => send({ ...typed, from: target.value })}
          />
          <TextField
            label={t('push_privacy.quiet_to')}
            type="time"
            value={typed.to}
            error={isEmpty ? t('push_privacy.quiet_empty') : undefined}
            onChange={({ target }) => send({ ...typed, to: target.value })}
          />
        </div>
      )}
    </div>
  )
}
