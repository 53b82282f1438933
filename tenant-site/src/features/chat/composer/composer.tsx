import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { SendHorizontal } from 'lucide-react'
import { Button } from '#site/ui/buttons/button.tsx'
import { EmojiButton } from '#site/features/chat/emoji/emoji_button.tsx'
import { PhotoPicker } from '#site/features/chat/photos/photo_picker.tsx'
import { PhotoPreview } from '#site/features/chat/photos/photo_preview.tsx'
import type { useChosenPhoto } from '#site/features/chat/photos/use_chosen_photo.ts'
import { ComposerCost } from './composer_cost.tsx'
import { ComposerCounter } from './composer_counter.tsx'
import { COMPOSER_TEXT } from './composer_text.ts'
import { ComposerExtras } from './composer_extras.tsx'
import { ComposerNotice } from './composer_notice.tsx'
import { useObstacle } from './use_obstacle.ts'
import type { ConversationState, Outgoing } from '#site/features/chat/state/shapes.ts'
import styles from './composer.module.css'
import { useUser } from '#site/lib/user/use_user.ts'

type ComposerProps = {
  talk: ConversationState
  draft: string
  onDraft: (text: string) => void
  onSend: (message: Outgoing) => void
  onGift: () => void
  chosen: ReturnType<typeof useChosenPhoto>
}

export function Composer({ talk, draft, onDraft, onSend, onGift, chosen }: ComposerProps) {
  const { t } = useTranslation(['chat', 'site'])
  const area = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const obstacle = useObstacle(talk)
  const { profile, composer } = talk
  const { photo, choose, drop, retry } = chosen
  const body = draft.trim()
  const left = composer.max_length - [...body].length
  const canWrite = obstacle === null || obstacle === 'not_enough_credits'
  /** Instead of what a message costs. */
  const saysPhotoCost = photo && obstacle === 'not_enough_credits' && composer.notices.length === 0
  const user = useUser()
  const pays = photo?.sent && (user?.credits ?? 0) >= photo.sent.credits
  const canSend = canWrite && left >= 0 && (photo ? pays : obstacle === null && body !== '')

  function send(event?: FormEvent) {
    event?.preventDefault()
    const message = { key: crypto.randomUUID(), body, at: new Date().toISOString(), isFailed: false }
    if (canSend) onSend({ ...message, ...(photo?.sent && { photo: photo.sent }) })
    area.current?.focus()
  }

  /** Where the cursor is, which then stands behind it. */
  function insert(emoji: string) {
    const { current } = area
    if (!current) return
    const { selectionStart: start, selectionEnd: end } = current
    flushSync(() => onDraft(draft.slice(0, start) + emoji + draft.slice(end)))
    current.focus()
    current.setSelectionRange(start + emoji.length, start + emoji.length)
  }

  function choosePhoto(file: File) {
    void choose(file)
    // On touch screens its keyboard would cover what was chosen.
    if (!hasTouchKeyboard()) area.current?.focus()
  }

  function takeBack() {
    drop()
    if (!hasTouchKeyboard()) area.current?.focus()
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || hasTouchKeyboard()) return
    event.preventDefault()
    send()
  }

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {!saysPhotoCost && <ComposerNotice talk={talk} obstacle={obstacle} />}
        {canWrite && photo && (
          <PhotoPreview
            photo={photo}
            composer={composer}
            onDrop={takeBack}
            onRetry={retry}
            onChange={() => picker.current?.click()}
          />
        )}
        {canWrite && (
          <form className={styles.form} method="post" onSubmit={send}>
            <PhotoPicker ref={picker} onChoose={choosePhoto} />
            <ComposerExtras onGift={onGift} onPhoto={() => picker.current?.click()} />
            <span className={styles.grow} data-text={draft}>
              <textarea
                ref={area}
                id={COMPOSER_TEXT}
                rows={1}
                aria-label={t('composer.label', { name: profile.name })}
                aria-describedby={photo ? 'composer-photo composer-cost' : 'composer-cost'}
                placeholder={photo ? t('photo.caption') : t('composer.placeholder', { name: profile.name })}
                value={draft}
                enterKeyHint="enter"
                onChange={(event) => onDraft(event.target.value)}
                onKeyDown={press}
              />
            </span>
            <EmojiButton onChoose={insert} />
            <Button type="submit" round aria-label={t('composer.send')} disabled={!canSend}>
              <SendHorizontal aria-hidden="true" />
            </Button>
          </form>
        )}
        {canWrite && (
          <div className={styles.facts} id="composer-cost">
            {!photo && (obstacle === null || composer.notices.length > 0) && <ComposerCost talk={talk} />}
            <ComposerCounter left={left} />
          </div>
        )}
      </div>
    </footer>
  )
}

/** On touch keyboards Enter is the only way to a new line. */
function hasTouchKeyboard(): boolean {
  return matchMedia('(hover: none), (pointer: coarse)').matches
}
