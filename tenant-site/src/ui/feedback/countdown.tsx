import styles from './countdown.module.css'

type CountdownProps = {
  /** Left out where there are never any. */
  hours?: number
  minutes: number
  seconds: number
  /** Accessible label, e.g. `Time left`; not announced again every second. */
  label: string
}

/** Time left in figures of fixed width (specification §4); the caller counts down. */
export function Countdown({ hours, minutes, seconds, label }: CountdownProps) {
  const parts = hours === undefined ? [minutes, seconds] : [hours, minutes, seconds]
  const figures = parts.map((part) => String(part).padStart(2, '0'))
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
