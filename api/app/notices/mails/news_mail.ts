import { wordsIn } from '#app/http/words'
import type { FictionalMark } from '#app/members/fictional_mark'
import type { Mail } from './mail.js'

interface News {
  kind: 'new_conversation' | 'new_message' | 'like' | 'unread_reminder'
  brand: string
  /** The receiver. */
  name: string
  /** Who wrote or likes; empty where several may have. */
  other: string
  /** What is always said of a fictional profile. */
  fictional: FictionalMark | null
  count: number
  href: string
}

/** "Ben wrote to you": who and what, never the words of the message; of a fictional profile first that it is one. */
export function newsMail(language: string, { kind, fictional, href, other, ...rest }: News): Mail {
  const t = wordsIn(language, 'notices')
  const values = { ...rest, other: fictional ? `${other} (🎭 ${fictional.label})` : other }
  return {
    subject: t(`news.${kind}.subject`, values),
    preview: t(`news.${kind}.preview`, values),
    blocks: [
      { kind: 'heading', text: t(`news.${kind}.heading`, values) },
      { kind: 'text', text: t(`news.${kind}.text`, values) },
      ...(fictional ? [{ kind: 'text' as const, text: fictional.warning }] : []),
      { kind: 'button', text: t(`news.${kind}.button`, values), href },
    ],
  }
}
