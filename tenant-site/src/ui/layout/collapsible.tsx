import { useEffect, useId, useRef, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { Button } from '#site/ui/buttons/button.tsx'
import styles from './collapsible.module.css'

type CollapsibleProps = {
  label: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

export function Collapsible({ label, isOpen, onToggle, children }: CollapsibleProps) {
  const id = useId()
  const button = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div className={styles.collapsible}>
      <div ref={button}>
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
          {label}
          <ChevronDown className={isOpen ? styles.up : undefined} aria-hidden="true" />
        </Button>
      </div>
      {isOpen && (
        <div id={id} ref={goToFirstField} className={styles.inside}>
          {children}
        </div>
      )}
    </div>
  )
}

function goToFirstField(place: HTMLElement | null) {
  place?.querySelector('input')?.focus()
}
