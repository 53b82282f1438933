import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Language } from '@manyhearts/locales/languages'
import { Spinner } from '#site/ui/buttons/spinner.tsx'
import { EMOJI_GROUPS, loadEmoji } from './load_emoji.ts'
import { emojiBeside } from './emoji_beside.ts'
import styles from './emoji_panel.module.css'

export default function EmojiPanel({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t, i18n } = useTranslation(['chat', 'site'])
  const language = i18n.language as Language
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const { data: emoji, isError } = useQuery({
    queryKey: ['emoji', language],
    queryFn: () => loadEmoji(language),
    staleTime: Infinity,
  })
  const wanted = text.trim().toLowerCase()
  const groups = EMOJI_GROUPS.map((group) => ({
    group,
    found: Object.entries(emoji?.[group] ?? {}).filter(([, names]) => names.toLowerCase().includes(wanted)),
  })).filter(({ found }) => found.length > 0)

  useEffect(() => field.current?.focus(), [])

  function move(event: KeyboardEvent) {
    const next = emojiBeside(event.key, [...(grid.current?.querySelectorAll('button') ?? [])])
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between its buttons
    <div className={styles.panel} onKeyDown={move}>
      <input
        ref={field}
        type="search"
        className={styles.find}
        aria-label={t('emoji.find')}
        placeholder={t('emoji.find')}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <div ref={grid} className={styles.groups}>
        {!emoji && !isError && <Spinner />}
        <p role="status" className={styles.none}>
          {isError && t('site:load_failed.text')}
          {emoji && groups.length === 0 && t('emoji.none')}
        </p>
        {groups.map(({ group, found }) => (
          <section key={group} aria-label={t(`emoji.${group}`)}>
            <h3 className={styles.title}>{t(`emoji.${group}`)}</h3>
            <div className={styles.row}>
              {found.map(([one, names]) => (
                <button
                  key={one}
                  type="button"
                  className={styles.one}
                  aria-label={nameOf(names)}
                  title={nameOf(names)}
                  onClick={() => onChoose(one)}
                >
                  {one}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Words to find it by follow its name. */
function nameOf(names: string): string {
  return names.split(', ')[0]!
}
