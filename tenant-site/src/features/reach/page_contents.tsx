import { ChevronDown } from 'lucide-react'
import styles from './page_contents.module.css'

type PageContentsProps = { label: string; contents: readonly { id: string; title: string }[] }

/** Folded on phones, beside the text on wide screens; both are in the markup. */
export function PageContents({ label, contents }: PageContentsProps) {
  const list = (
    <ol className={styles.list}>
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className={styles.folded}>
        <summary>
          {label}
          <ChevronDown aria-hidden />
        </summary>
        {list}
      </details>
      <nav className={styles.beside} aria-label={label}>
        <p className={styles.label}>{label}</p>
        {list}
      </nav>
    </>
  )
}
