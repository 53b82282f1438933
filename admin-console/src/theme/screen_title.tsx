import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Titles the tab; of several the innermost wins. React's own title element would stand beside the document's. */
export function ScreenTitle({ children }: { children: string }) {
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = `${children} · Manyhearts`
  }, [children, pathname])
  return null
}
