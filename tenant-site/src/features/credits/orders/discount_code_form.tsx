import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '#site/lib/forms/use_form.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { Collapsible } from '#site/ui/layout/collapsible.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import styles from './order_screen.module.css'

type DiscountCodeFormProps = {
  /** A code the member was given on another page. */
  given?: string
  /** Rejects with the API's refusal. */
  onApply: (code: string) => Promise<void>
}

/** Closed until somebody has a code, so that nobody who has none feels they pay too much. */
export function DiscountCodeForm({ given, onApply }: DiscountCodeFormProps) {
  const { t } = useTranslation('credits')
  const [isOpen, setOpen] = useState(given !== undefined)
  const { form, busy, errors, failure } = useForm((data) => onApply(String(data.get('code')).trim()))
  return (
    <Collapsible label={t('order.code.have')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Form {...form}>
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        <TextField
          label={t('order.code.label')}
          name="code"
          defaultValue={given}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          required
          error={errors.code}
        />
        <div className={styles.apply}>
          <Button type="submit" variant="outline" busy={busy}>
            {t('order.code.apply')}
          </Button>
        </div>
      </Form>
    </Collapsible>
  )
}
