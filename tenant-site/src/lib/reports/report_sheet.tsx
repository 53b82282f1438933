import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { LongTextField } from '#site/ui/fields/long_text_field.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { ReportFiled } from './report_filed.tsx'
import { isUrgent, REPORT_REASONS, type ReportSubject } from './report_subject.ts'
import { useReport } from './use_report.ts'

type ReportSheetProps = { subject: ReportSubject; onClose: (isFiled: boolean) => void }

const LONGEST_WORDS = 4000

export default function ReportSheet({ subject, onClose }: ReportSheetProps) {
  const { t } = useTranslation(['safety', 'site'])
  const { kind, name } = subject
  const [reason, setReason] = useState<string>()
  const { form, busy, errors, failure, filed, goOn } = useReport(subject, onClose)
  const id = useId()
  const title = t(`report.title.${kind}`, { name })

  if (filed) {
    return (
      <Dialog
        isOpen
        onClose={goOn}
        title={t('report.done.title')}
        closeLabel={t('site:common.close')}
        footer={
          <Button wide onClick={goOn}>
            {t('site:common.continue')}
          </Button>
        }
      >
        <ReportFiled filed={filed} />
      </Dialog>
    )
  }

  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title={title}
      closeLabel={t('site:common.close')}
      footer={
        <>
          <Button variant="secondary" wide onClick={() => onClose(false)}>
            {t('site:common.not_now')}
          </Button>
          <Button type="submit" form={id} wide busy={busy}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <Form id={id} {...form}>
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        <ChoiceCards
          legend={t('report.reason_question')}
          name="reason"
          choices={REPORT_REASONS.map((one) => ({ value: one, label: t(`reasons.${one}`) }))}
          value={reason ?? ''}
          onChange={setReason}
          error={errors.reason && t('report.reason_missing')}
        />
        <LongTextField
          label={t('report.own_words')}
          name="words"
          rows={3}
          maxLength={LONGEST_WORDS}
          error={errors.words}
        />
        <Checkbox name="block" label={t('report.also_block', { name })} />
        <div aria-live="polite">
          <Notice>
            {t(`report.hidden_for_you.${kind}`, { name })} {t('report.stays_anonymous', { name })}{' '}
            {isUrgent(reason)
              ? t(kind === 'message' ? 'report.decision_within_hour' : 'report.hidden_at_once')
              : t('report.decision_within_week')}
          </Notice>
        </div>
      </Form>
    </Dialog>
  )
}
