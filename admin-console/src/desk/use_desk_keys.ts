import { useEffect, useEffectEvent } from 'react'

/** Keys with Alt, from anywhere on the screen, also while one types; by the key's place, as Alt writes other letters on some systems. */
export function useDeskKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, repeat } = event
    if (!altKey || ctrlKey || metaKey || repeat || !Object.hasOwn(actions, code)) return
    event.preventDefault()
    actions[code]!()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
