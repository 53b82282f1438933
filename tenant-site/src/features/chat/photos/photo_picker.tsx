import type { ChangeEvent, RefObject } from 'react'
import { PHOTO_TYPES } from '#site/lib/api/send_photo.ts'

type PhotoPickerProps = { ref: RefObject<HTMLInputElement | null>; onChoose: (file: File) => void }

/** The device’s own choice of files, which on phones offers the camera; a button opens it by `click()`. */
export function PhotoPicker({ ref, onChoose }: PhotoPickerProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (file) onChoose(file)
    // Lets the same file be chosen again.
    currentTarget.value = ''
  }

  return <input ref={ref} type="file" accept={PHOTO_TYPES} hidden data-picker onChange={choose} />
}
