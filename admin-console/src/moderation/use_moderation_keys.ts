import { useEffect, useEffectEvent } from 'react'

const ELSEWHERE =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=dialog], [role=menu], [role=listbox]'

/** Single keys from anywhere on the screen that isn't typed in; a key that is held down counts once. */
export function useModerationKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event
    if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return
    const name = key.length === 1 ? key.toLowerCase() : key
    if (!Object.hasOwn(actions, name)) return
    event.preventDefault()
    actions[name]!()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
