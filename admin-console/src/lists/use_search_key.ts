import { useEffect, useRef } from 'react'

const SEARCH = 'input[type=search]'
const FIRST_ROW = '[data-row][tabindex="0"]'
const TYPED_IN =
  'input, textarea, select, [contenteditable=true], [role=combobox], [role=dialog], [role=menu], [role=listbox]'

/** `/` goes to the search of a list and `j` to its rows, from anywhere that isn't typed in. @returns for the list's element */
export function useSearchKey() {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const target = { '/': SEARCH, j: FIRST_ROW }
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || defaultPrevented || !(key in target)) return
      if ((event.target as Element).closest(TYPED_IN)) return
      const found = frame.current?.querySelector<HTMLElement>(target[key as keyof typeof target])
      if (!found) return
      event.preventDefault()
      found.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return frame
}
