import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { FictionalMark } from '#app/members/people/fictional_mark'
import type { Mail } from './mail.js'

export type NewsKind =
  | 'new_conversation'
  | 'new_message'
  | 'gift'
  | 'like'
  | 'unread_reminder'
  | 'weekly_update'
  | 'search_fit'

interface News {
  kind: NewsKind
  brand: string
  name: string
  other: string
  /** The name of what was given. */
  gift: string
  fictional: FictionalMark | null
  count: number
  newcomers: string[]
  href: string
}

/** Never quotes the message; a fictional sender is always marked as one. */
export function newsMail(wording: Wording, { kind, fictional, href, other, newcomers, ...rest }: News): Mail {
  const t = translationsIn(wording, 'notices')
  const values = { ...rest, other: fictional ? `${other} (🎭 ${fictional.label})` : other }
  return {
    subject: t(`news.${kind}.subject`, values),
    preview: t(`news.${kind}.preview`, values),
    blocks: [
      { kind: 'heading', text: t(`news.${kind}.heading`, values) },
      { kind: 'text', text: t(`news.${kind}.text`, values) },
      ...(fictional ? [{ kind: 'text' as const, text: fictional.warning }] : []),
      ...(newcomers.length > 0 ? [{ kind: 'list' as const, lines: newcomers }] : []),
      { kind: 'button', text: t(`news.${kind}.button`, values), href },
    ],
  }
}
