import { CircleAlert } from 'lucide-react'
import styles from './field.module.css'

export function FieldError({ id, text }: { id: string; text?: string }) {
  return (
    <div id={id} aria-live="polite">
      {text && (
        <p className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  )
}
