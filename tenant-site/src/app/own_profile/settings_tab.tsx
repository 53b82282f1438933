import { OWN_PANELS } from '#site/app/own_profile/own_panels.ts'
import styles from './settings_tab.module.css'

/** How a member wants things to be, a panel each. */
export function SettingsTab() {
  return (
    <div className={styles.panels}>
      {OWN_PANELS.map((Panel, place) => (
        <Panel key={place} />
      ))}
    </div>
  )
}
