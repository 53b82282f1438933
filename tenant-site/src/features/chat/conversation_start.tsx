import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { personOf } from '#site/lib/person_of.ts'
import { useSettings } from '#site/lib/use_settings.ts'
import { Portrait } from '#site/ui/portrait.tsx'
import type { Talk } from './shapes.ts'
import styles from './conversation_start.module.css'

/** Where a conversation begins: the other's face, and a word about it; nothing of who left. */
export function ConversationStart({ talk: { profile, messages } }: { talk: Talk }) {
  const { t } = useTranslation('chat')
  const settings = useSettings()
  const { name } = profile
  if (profile.left) return null
  const isNew = messages.length === 0
  return (
    <div className={styles.start} data-new={isNew || undefined}>
      <Link className={styles.portrait} to={`/members/${profile.id}`} aria-label={name}>
        <Portrait person={personOf(profile, settings)} isUrgent />
      </Link>
      <p className={styles.title}>{t(isNew ? 'log.hello' : 'log.start', { name })}</p>
      {isNew && !profile.fictional && <p>{t('log.hello_text')}</p>}
      {!profile.fictional && <p className={styles.careful}>{t('log.careful')}</p>}
    </div>
  )
}
