import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { buttonLook, type ButtonLook } from './button_look.ts'
import styles from './menu.module.css'

type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode
  /** What the button is called. */
  label: string
  look?: ButtonLook
  /** MenuItem elements. */
  children: ReactNode
}

/**
 * A button with a short list of ways on. The browser's own popover: it opens before any script has come, closes by
 * itself, and lies under its button; on phones it comes from below.
 */
export function Menu({ trigger, label, look = { variant: 'quiet' }, children }: MenuProps) {
  const id = useId()
  return (
    <span className={styles.menu}>
      <button type="button" className={buttonLook(look)} aria-label={label} popoverTarget={id}>
        {trigger}
      </button>
      <div id={id} popover="auto" className={styles.list} onClick={closeAfterChoice} onKeyDown={walk}>
        <ul>{children}</ul>
      </div>
    </span>
  )
}

function closeAfterChoice(event: MouseEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest('a, button')) event.currentTarget.hidePopover()
}

function walk(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const now = items.indexOf(document.activeElement as HTMLElement)
  items.at((now + step) % items.length)?.focus()
}
