import { useEffect, useEffectEvent, useState, type DragEvent } from 'react'

/** Takes files that are dropped on an element with the `zone` handlers, or pasted anywhere on the page; none without `onFiles`. */
export function useFileZone(onFiles: ((files: File[]) => void) | null) {
  const [isOver, setOver] = useState(false)
  const isTaking = onFiles !== null
  const take = useEffectEvent((files: File[]) => onFiles?.(files))

  useEffect(() => {
    if (!isTaking) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Text copied from an office program brings a picture of itself.
      if (files.length === 0 || event.clipboardData!.types.includes('text/plain')) return
      event.preventDefault()
      take(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [isTaking])

  const zone = {
    onDragOver: (event: DragEvent) => {
      if (!isTaking || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      // Without this, the browser would open the file in place of the page.
      event.preventDefault()
      setOver(false)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles?.(files)
    },
  }
  return { isOver: isTaking && isOver, zone }
}
