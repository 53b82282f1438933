import styles from './gauge.module.css'

type GaugeProps = {
  label: string
  /** 0 to 100. */
  percent: number
  text: string
}

export function Gauge({ label, percent, text }: GaugeProps) {
  return (
    <div className={styles.gauge}>
      <p className={styles.words}>
        <span>{label}</span>
        <span className={styles.text}>{text}</span>
      </p>
      <svg
        className={styles.bar}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        role="meter"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <rect className={styles.rest} width="100" height="1" />
        <rect className={styles.part} width={percent} height="1" />
      </svg>
    </div>
  )
}
