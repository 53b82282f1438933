import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Lightbulb } from 'lucide-react'
import { personOf } from '#site/lib/people/person_of.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Portrait } from '#site/ui/people/portrait.tsx'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'
import styles from './conversation_start.module.css'

type ConversationStartProps = { talk: ConversationState; onIdeas: () => void }

export function ConversationStart({ talk: { profile, messages, composer }, onIdeas }: ConversationStartProps) {
  const { t } = useTranslation('chat')
  const settings = useSettings()
  const { name } = profile
  if (profile.left) return null
  const isNew = messages.length === 0
  const mayWrite = composer.can_send || composer.refusal === 'fictional_consent_required'
  const portrait = <Portrait person={personOf(profile, settings)} alt={name} isUrgent />
  return (
    <div className={styles.start} data-new={isNew || undefined}>
      {/* Hidden members have no page. */}
      {profile.status === 'active' ? (
        <Link className={styles.portrait} to={`/members/${profile.id}`} aria-label={name}>
          {portrait}
        </Link>
      ) : (
        <div className={styles.portrait}>{portrait}</div>
      )}
      <p className={styles.title}>{t(isNew ? 'log.say_hello' : 'log.conversation_start', { name })}</p>
      {isNew && !profile.fictional && <p>{t('log.say_hello_text')}</p>}
      {isNew && mayWrite && (
        <Button variant="secondary" onClick={onIdeas}>
          <Lightbulb aria-hidden="true" />
          {t('ideas.button')}
        </Button>
      )}
      {!profile.fictional && <p className={styles.careful}>{t('log.never_send_money')}</p>}
    </div>
  )
}
