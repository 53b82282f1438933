import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from './mail.js'

interface AnnouncementMail {
  title: string
  text: string
  button: string
  href: string
  /** Sent to staff to be looked at. */
  isTest?: boolean
}

const LONGEST_PREVIEW = 120

/** Text only: what it holds is what is read, and nothing tells whether it was (no pictures, no marked links). */
export function announcementMail(wording: Wording, { title, text, button, href, isTest }: AnnouncementMail): Mail {
  const t = translationsIn(wording, 'notices')
  const paragraphs = text.split(/\n{2,}/)
  return {
    subject: title,
    preview: paragraphs[0]!.slice(0, LONGEST_PREVIEW),
    blocks: [
      { kind: 'heading', text: title },
      ...paragraphs.map((paragraph) => ({ kind: 'text' as const, text: paragraph })),
      { kind: 'button', text: button, href },
      ...(isTest ? [{ kind: 'note' as const, text: t('announcement.test_note') }] : []),
    ],
  }
}
