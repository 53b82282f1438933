import { useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Gift, SendHorizontal } from 'lucide-react'
import { Button } from '#site/ui/buttons/button.tsx'
import { EmojiButton } from '#site/features/chat/emoji/emoji_button.tsx'
import { PhotoButton } from '#site/features/chat/photos/photo_button.tsx'
import { PhotoPreview } from '#site/features/chat/photos/photo_preview.tsx'
import type { useChosenPhoto } from '#site/features/chat/photos/use_chosen_photo.ts'
import { ComposerCost } from './composer_cost.tsx'
import { ComposerCounter } from './composer_counter.tsx'
import { COMPOSER_TEXT } from './composer_text.ts'
import { ComposerNotice } from './composer_notice.tsx'
import type { Outgoing, ConversationState } from '#site/features/chat/state/shapes.ts'
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
  const obstacle = useObstacle(talk)
  const { profile, composer } = talk
  const { photo, choose, drop, retry } = chosen
  const body = draft.trim()
  const left = composer.max_length - [...body].length
  const canWrite = obstacle === null || obstacle === 'not_enough_credits'
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

  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    void choose(file)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || hasTouchKeyboard()) return
    event.preventDefault()
    send()
  }

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <ComposerNotice talk={talk} obstacle={obstacle} />
        {canWrite && photo && <PhotoPreview photo={photo} composer={composer} onDrop={drop} onRetry={retry} />}
        {canWrite && (
          <form className={styles.form} method="post" onSubmit={send}>
            <Button variant="quiet" round aria-label={t('site:common.give_gift')} onClick={onGift}>
              <Gift aria-hidden="true" />
            </Button>
            <PhotoButton onChoose={choose} />
            <span className={styles.grow} data-text={draft}>
              <textarea
                ref={area}
                id={COMPOSER_TEXT}
                rows={1}
                aria-label={t('composer.label', { name: profile.name })}
                aria-describedby="composer-cost"
                placeholder={photo ? t('photo.caption') : t('composer.placeholder', { name: profile.name })}
                value={draft}
                enterKeyHint="enter"
                onChange={(event) => onDraft(event.target.value)}
                onKeyDown={press}
                onPaste={paste}
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

/** The refusal code that blocks sending; a missing disclosure doesn't, since sending shows it. */
function useObstacle({ composer }: ConversationState): string | null {
  const user = useUser()
  const isShort = user !== null && user.credits < composer.cost_credits
  if (composer.refusal === 'fictional_consent_required') return isShort ? 'not_enough_credits' : null
  // Credits bought since then count before the composer is refetched.
  if (composer.refusal === 'not_enough_credits' && user !== null && !isShort) return null
  return composer.refusal
}
