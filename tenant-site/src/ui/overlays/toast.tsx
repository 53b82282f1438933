import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import { ToastLine } from './toast_line.tsx'
import styles from './toast.module.css'

export type Toast = {
  text: string
  tone?: 'plain' | 'success' | 'danger'
  action?: { label: string; onPress: () => void }
  /** Called when the toast closes without its action: an undo is no longer possible. */
  onGone?: () => void
  /** In ms; 6000 by default. */
  duration?: number
}

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Shows a short message: `const toast = useToast(); toast({ text })`. */
export function useToast() {
  return useContext(ToastContext)
}

export function ToastProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([])
  const show = useCallback((toast: Toast) => {
    setToasts((shown) => [...shown, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }])
  }, [])
  const remove = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} aria-live="polite">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} onGone={() => remove(toast.id)} />
        ))}
      </div>
    </ToastContext>
  )
}
