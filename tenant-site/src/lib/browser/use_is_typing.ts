import { useSyncExternalStore } from 'react'

/** Whether the visitor is typing: popups must not steal the focus meanwhile. */
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
