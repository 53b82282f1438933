import { useTranslation } from 'react-i18next'
import { ICEBREAKERS } from '@manyhearts/locales/icebreakers'
import { keptOpening } from '#site/lib/writing/opening.ts'
import { personOf } from '#site/lib/people/person_of.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { PersonLine } from '#site/ui/people/person_line.tsx'
import type { Card } from '#site/lib/api/shapes.ts'
import styles from './icebreakers_sheet.module.css'

type IcebreakersSheetProps = { profile: Card; onChoose: (text: string) => void; onClose: () => void }

/** Questions to begin a conversation with; a chosen one is put into the composer, not sent. */
export default function IcebreakersSheet({ profile, onChoose, onClose }: IcebreakersSheetProps) {
  const { t } = useTranslation(['chat', 'site'])
  const settings = useSettings()
  const opening = keptOpening()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ideas.title', { name: profile.name })}
      closeLabel={t('site:common.close')}
    >
      {profile.fictional && <PersonLine person={personOf(profile, settings, 'thumb')} />}
      <p>{t('ideas.text')}</p>
      <ul className={styles.ideas}>
        {opening && (
          <li>
            <button type="button" className={styles.idea} onClick={() => onChoose(opening)}>
              {opening}
              <small className={styles.taken}>{t('ideas.taken')}</small>
            </button>
          </li>
        )}
        {ICEBREAKERS.map((idea) => (
          <li key={idea}>
            <button type="button" className={styles.idea} onClick={() => onChoose(t(`ideas.${idea}`))}>
              {t(`ideas.${idea}`)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
