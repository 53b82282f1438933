import { useEffect, useEffectEvent } from 'react'

/** Keys for the whole page, such as arrows that play a card; not while one types, chooses in a menu or answers a dialog. */
export function useKeys(actions: Partial<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event
    if (repeat || ctrlKey || metaKey || altKey || document.querySelector('[role=dialog]')) return
    if (target instanceof Element && target.closest('input, textarea, select, [role=menu]')) return
    const act = actions[key]
    if (!act) return
    act()
    event.preventDefault()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
