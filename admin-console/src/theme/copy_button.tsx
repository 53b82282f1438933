import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'

export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const translate = useTranslate()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  return (
    <Button size="small" onClick={() => void copy()} onBlur={() => setIsCopied(false)}>
      <span aria-live="polite">{isCopied ? translate('comparison.copied') : children}</span>
    </Button>
  )
}
