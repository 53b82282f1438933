import { OWN_PANELS } from '#site/app/own_profile/own_panels.ts'
import styles from './settings_tab.module.css'

export function SettingsTab() {
  return (
    <div className={styles.panels}>
      {OWN_PANELS.map((Panel, place) => (
        <Panel key={place} />
      ))}
    </div>
  )
}
