import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type Announcement from '#app/notices/announcements/announcement'
import type { Mail } from './mail.js'

interface AnnouncementMail {
  title: string
  text: string
  button: string
  href: string
  kind: Announcement['kind']
  /** The brand's name. */
  brand: string
  /** Sent to staff to be looked at. */
  isTest?: boolean
}

const LONGEST_PREVIEW = 120

/** Text only: what it holds is what is read, and nothing tells whether it was (no pictures, no marked links). */
export function announcementMail(wording: Wording, announcement: AnnouncementMail): Mail {
  const { title, text, button, href, kind, brand, isTest } = announcement
  const t = translationsIn(wording, 'notices')
  const paragraphs = text.split(/\n{2,}/)
  return {
    subject: title,
    preview: paragraphs[0]!.slice(0, LONGEST_PREVIEW),
    blocks: [
      { kind: 'heading', text: title },
      ...paragraphs.map((paragraph) => ({ kind: 'text' as const, text: paragraph })),
      { kind: 'button', text: button, href },
      // Those who unsubscribed from news ask why they get it.
      ...(kind === 'service' ? [{ kind: 'note' as const, text: t('announcement.service_note', { brand }) }] : []),
      ...(isTest ? [{ kind: 'note' as const, text: t('announcement.test_note') }] : []),
    ],
  }
}
