import styles from './countdown.module.css'

type CountdownProps = {
  hours: number
  minutes: number
  seconds: number
  /** What the figures are called: `Time left`. Read together with them, and not again at every second. */
  label: string
}

/** Hours, minutes and seconds that are left, in figures that don't dance (specification §4). Whoever shows it counts. */
export function Countdown({ hours, minutes, seconds, label }: CountdownProps) {
  const figures = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0'))
  return (
    <span className={styles.countdown} role="timer" aria-label={`${label} ${figures.join(':')}`}>
      {figures.map((figure, place) => (
        <span key={place} className={styles.figure} aria-hidden="true">
          {figure}
        </span>
      ))}
    </span>
  )
}
