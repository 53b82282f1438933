import styles from './reference_number.module.css'

export function ReferenceNumber({ label, number }: { label: string; number: string }) {
  return (
    <p className={styles.number}>
      <span>{label}</span>
      <strong>{number}</strong>
    </p>
  )
}
