import { Button } from '@mui/material'
import { useRef } from 'react'
import { useNotify, useTranslate } from 'react-admin'

/** As the API takes at most. */
const MOST_BYTES = 1_048_576
const TYPES = '.yaml,.yml,.json,application/yaml,application/json'

/** Takes a manifest from a file of this computer. */
export function ManifestFileButton({ onRead }: { onRead(text: string): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)

  async function read(file: File | undefined) {
    if (!file) return
    if (file.size > MOST_BYTES) notify('manifests.too_large', { type: 'error' })
    else onRead(await file.text())
    // The same file may be chosen again after it was changed.
    input.current!.value = ''
  }

  return (
    <>
      <Button size="small" onClick={() => input.current!.click()}>
        {translate('manifests.choose_file')}
      </Button>
      <input ref={input} hidden type="file" accept={TYPES} onChange={({ target }) => void read(target.files?.[0])} />
    </>
  )
}
