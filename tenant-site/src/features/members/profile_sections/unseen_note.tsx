import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '#site/ui/feedback/notice.tsx'
import type { OwnProfile } from './shapes.ts'
import { type TextField, unseenText } from './unseen_text.ts'

/** Below a text that others don’t see: why, and what they see meanwhile. */
export function UnseenNote({ profile, field }: { profile: OwnProfile; field: TextField }) {
  const { t } = useTranslation('members')
  const text = unseenText(profile, field)
  if (!text) return null
  const { refused, reason, found, decision } = text
  if (!refused) {
    const meanwhile = profile[field] === '' ? 'nothing' : field
    return (
      <Notice>
        {t('unseen.waiting')} {t(`unseen.found.${found}`)}{' '}
        {t(`unseen.meanwhile.${meanwhile}`, { text: profile[field] })}
      </Notice>
    )
  }
  return (
    <Notice tone="warning">
      {t('unseen.refused')} {reason && t(`unseen.reasons.${reason}`)} {t('unseen.again')}
      {decision && (
        <>
          {' '}
          <Link to={decision}>{t('unseen.decision')}</Link>
        </>
      )}
    </Notice>
  )
}
