import { useRef, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ImagePlus } from 'lucide-react'
import { PHOTO_TYPES } from '#site/lib/api/send_photo.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { Button } from '#site/ui/buttons/button.tsx'

/** By the device’s own choice of files, which on phones offers the camera. */
export function PhotoButton({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation('chat')
  const isReady = useHydrated()
  const picker = useRef<HTMLInputElement>(null)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (file) onChoose(file)
    // Lets the same file be chosen again.
    currentTarget.value = ''
  }

  return (
    <>
      <input ref={picker} type="file" accept={PHOTO_TYPES} hidden data-picker onChange={choose} />
      <Button
        variant="quiet"
        round
        aria-label={t('photo.choose')}
        disabled={!isReady}
        onClick={() => picker.current?.click()}
      >
        <ImagePlus aria-hidden="true" />
      </Button>
    </>
  )
}
