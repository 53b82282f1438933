import type { Wording } from '@manyhearts/locales/forms_of_address'
import { translationsIn } from '#app/http/translations'
import type { Mail } from '#app/notices/mails/parts/mail'

interface PaymentTasks {
  brand: string
  /** Lists them all, on the server. */
  command: string
  /** The most urgent first; `date`: by when the law wants it done. */
  tasks: { kind: string; number: string; date: string | null }[]
}

export function paymentTasksMail(wording: Wording, { brand, command, tasks }: PaymentTasks): Mail {
  const t = translationsIn(wording, 'notices')
  return {
    subject: t('tasks_mail.subject', { brand }),
    preview: t('tasks_mail.preview'),
    blocks: [
      { kind: 'heading', text: t('tasks_mail.heading') },
      {
        kind: 'list',
        lines: tasks.map(({ kind, number, date }) =>
          t(date ? 'tasks_mail.line_until' : 'tasks_mail.line', { number, date, what: t(`tasks_mail.kinds.${kind}`) })
        ),
      },
      { kind: 'note', text: t('tasks_mail.note', { command }) },
    ],
  }
}
