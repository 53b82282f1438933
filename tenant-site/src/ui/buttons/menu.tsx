import { useId, type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent } from 'react'
import { buttonLook, type ButtonLook } from './button_look.ts'
import styles from './menu.module.css'

type MenuProps = {
  trigger: ReactNode
  label: string
  look?: ButtonLook
  children: ReactNode
}

/** Uses the browser's popover: works before scripts load and closes by itself; a bottom sheet on phones. */
export function Menu({ trigger, label, look = { variant: 'quiet' }, children }: MenuProps) {
  const id = useId()
  return (
    <div className={styles.menu}>
      <button type="button" className={buttonLook(look)} aria-label={label} aria-haspopup="menu" popoverTarget={id}>
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        onClick={closeAfterChoice}
        onKeyDown={moveFocus}
        onToggle={enter}
      >
        {children}
      </div>
    </div>
  )
}

function items(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
}

function enter({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
  if (newState === 'open') items(currentTarget)[0]?.focus()
}

function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLDivElement>) {
  if (target instanceof Element && target.closest('[role=menuitem]')) currentTarget.hidePopover()
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const all = items(event.currentTarget)
  const now = all.indexOf(document.activeElement as HTMLElement)
  all.at((now + step) % all.length)?.focus()
}
