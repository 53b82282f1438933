import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { PrivacyKind, PrivacyOutcome } from '#app/identity/privacy/privacy_request'
import type { Mail } from '#app/notices/mails/parts/mail'

interface Named {
  brand: string
  number: string
  kind: PrivacyKind
}

/** Anybody may have typed the address, so the mail says nothing that they wrote. */
export function privacyLinkMail(wording: Wording, { href, ...values }: Omit<Named, 'number'> & { href: string }): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('privacy_link.subject', values),
    preview: t('privacy_link.preview'),
    blocks: [
      { kind: 'heading', text: t('privacy_link.heading') },
      { kind: 'text', text: t(`privacy_request.kinds.${values.kind}`) },
      { kind: 'text', text: t('privacy_link.text', values) },
      { kind: 'button', text: t('privacy_link.button'), href },
      { kind: 'note', text: t('privacy_link.note') },
    ],
  }
}

/** What was asked, in its own words, and until when it is answered (GDPR 12(3)). */
export function privacyReceiptMail(
  wording: Wording,
  { words, date, ...named }: Named & { words: string; date: string }
): Mail {
  const t = translationsIn(wording, 'notices')
  const values = { ...named, date }
  return {
    subject: t('privacy_receipt.subject', values),
    preview: t('privacy_receipt.preview', values),
    blocks: [
      { kind: 'heading', text: t('privacy_receipt.heading') },
      { kind: 'text', text: t(`privacy_request.kinds.${named.kind}`) },
      ...(words ? [{ kind: 'text' as const, text: words }] : []),
      { kind: 'text', text: t('privacy_receipt.text', values) },
      { kind: 'note', text: t('privacy_receipt.note') },
    ],
  }
}

export function privacyExtensionMail(
  wording: Wording,
  { reason, date, ...named }: Named & { reason: string; date: string }
): Mail {
  const t = translationsIn(wording, 'notices')
  const values = { ...named, date }
  return {
    subject: t('privacy_extension.subject', values),
    preview: t('privacy_extension.preview', values),
    blocks: [
      { kind: 'heading', text: t('privacy_extension.heading') },
      { kind: 'text', text: t(`privacy_request.kinds.${named.kind}`) },
      { kind: 'text', text: t('privacy_extension.text', values) },
      { kind: 'text', text: reason },
      { kind: 'note', text: t('privacy_request.note') },
    ],
  }
}

/** What came of it, and whom to complain to (GDPR 12(4)). */
export function privacyAnswerMail(
  wording: Wording,
  { outcome, answer, ...named }: Named & { outcome: PrivacyOutcome; answer: string }
): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('privacy_answer.subject', named),
    preview: t('privacy_answer.preview', named),
    blocks: [
      { kind: 'heading', text: t('privacy_answer.heading') },
      { kind: 'text', text: t(`privacy_request.kinds.${named.kind}`) },
      { kind: 'text', text: t(`privacy_answer.outcomes.${outcome}`) },
      { kind: 'text', text: answer },
      { kind: 'note', text: t('privacy_request.note') },
    ],
  }
}
