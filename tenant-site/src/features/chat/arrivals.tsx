import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HiddenText } from '#site/ui/hidden_text.tsx'
import type { Message } from './shapes.ts'

/** Reads out what arrives while a conversation is open, and nothing that was there before. */
export function Arrivals({ name, newest }: { name: string; newest?: Message }) {
  const { t } = useTranslation('chat')
  const [first] = useState(newest?.seq ?? 0)
  return (
    <div aria-live="polite">
      {newest && newest.seq > first && <HiddenText>{t('log.said', { name, text: newest.body })}</HiddenText>}
    </div>
  )
}
