import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Smile } from 'lucide-react'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import { Spinner } from '#site/ui/buttons/spinner.tsx'
import styles from './emoji_button.module.css'

const EmojiPanel = lazy(() => import('./emoji_panel.tsx'))

/** Opens a choice of emoji. Touch keyboards have their own, so it is shown with a pointer only. */
export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation('chat')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <div className={styles.emoji}>
      <button
        type="button"
        className={buttonLook({ variant: 'quiet', round: true })}
        aria-label={t('emoji.open')}
        aria-haspopup="dialog"
        popoverTarget={id}
      >
        <Smile aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('emoji.open')}
        className={styles.panel}
        onBeforeToggle={() => setWasOpened(true)}
      >
        {wasOpened && (
          <Suspense fallback={<Spinner />}>
            <EmojiPanel
              onChoose={(emoji) => {
                panel.current?.hidePopover()
                onChoose(emoji)
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
