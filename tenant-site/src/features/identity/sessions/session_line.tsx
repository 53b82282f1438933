import { Trans, useTranslation } from 'react-i18next'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { Button } from '#site/ui/buttons/button.tsx'
import styles from './session_list.module.css'
import type { Session } from './session_shape.ts'

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Monitor }

type SessionLineProps = { session: Session; isEnding: boolean; onEnd: () => void }

export function SessionLine({ session, isEnding, onEnd }: SessionLineProps) {
  const { t } = useTranslation('identity')
  const { browser, system, kind, current, last_used_at } = session
  const Icon = ICONS[kind]
  const device =
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown_browser'))
  return (
    <li className={styles.session}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <span className={styles.device}>{device}</span>
        {current ? (
          <span className={styles.here}>{t('sessions.this_browser')}</span>
        ) : (
          <span className={styles.used}>
            <Trans
              t={t}
              i18nKey="sessions.last_used"
              components={{ moment: <FormattedTime at={last_used_at} as="brief" /> }}
            />
          </span>
        )}
      </div>
      {!current && (
        <Button variant="outline" busy={isEnding} aria-label={t('sessions.log_out_device', { device })} onClick={onEnd}>
          {t('sessions.log_out')}
        </Button>
      )}
    </li>
  )
}
