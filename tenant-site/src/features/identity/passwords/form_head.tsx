import styles from './form_head.module.css'

export function FormHead({ title, text }: { title: string; text: string }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
    </header>
  )
}
