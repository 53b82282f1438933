import type { DragEvent } from 'react'

/** Takes a picture that is dropped on what gets these handlers; nothing without somebody to take it. */
export function photoDrop(onDrop: ((file: File) => void) | null) {
  return {
    onDragOver: (event: DragEvent) => {
      if (onDrop && event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files
      if (!onDrop || !file) return
      event.preventDefault()
      onDrop(file)
    },
  }
}
