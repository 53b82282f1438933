import { useSyncExternalStore } from 'react'

/** Whether the visitor is writing something: nothing that nobody asked for takes the keys away meanwhile. */
export function useIsTyping(): boolean {
  return useSyncExternalStore(
    (tell) => {
      document.addEventListener('focusin', tell)
      document.addEventListener('focusout', tell)
      return () => {
        document.removeEventListener('focusin', tell)
        document.removeEventListener('focusout', tell)
      }
    },
    () => document.activeElement?.matches('textarea, input:not([type=checkbox], [type=radio])') ?? false,
    () => false
  )
}
