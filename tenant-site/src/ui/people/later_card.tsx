import styles from './profile_grid.module.css'

/** The place of a card in a ProfileGrid that is drawn once the browser has taken the page over. */
export function LaterCard() {
  return <li className={styles.later} aria-hidden="true" />
}
