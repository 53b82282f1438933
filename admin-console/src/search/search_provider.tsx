import { type ReactNode, useEffect, useState } from 'react'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'
import { OpenSearch } from '#console/theme/open_search.ts'
import { isShortcut } from '#console/search/shortcut.ts'

const SearchDialog = lazyScreen(() => import('#console/search/search_dialog.tsx'), null)

/** The search over every screen inside, by its key or by whoever asks for it; loaded when it is opened first. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [{ isOpen, times }, setState] = useState({ isOpen: false, times: 0 })
  const open = () => setState((now) => (now.isOpen ? now : { isOpen: true, times: now.times + 1 }))
  const close = () => setState((now) => ({ ...now, isOpen: false }))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <OpenSearch value={open}>
      {children}
      {times > 0 && <SearchDialog isOpen={isOpen} times={times} onClose={close} />}
    </OpenSearch>
  )
}
