import { useTranslation } from 'react-i18next'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useMessagePrice } from '#site/lib/writing/use_message_price.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { FieldError } from '#site/ui/fields/field_error.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { LongTextField } from '#site/ui/fields/long_text_field.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import type { SignupPart } from './signup_part.ts'

/** For fictional profiles it also states what that means and costs. */
export function MessageFields({ addressee, draft, errors }: SignupPart & { addressee: Profile }) {
  const { t } = useTranslation('identity')
  const { message_length } = useSettings()
  const price = useMessagePrice()
  const { id, name, fictional } = addressee
  return (
    <FormSection title={t('sign_up.message.title', { name })} text={t('sign_up.message.text')}>
      <input type="hidden" name="member_id" value={id} />
      <LongTextField
        label={t('sign_up.message.label', { name })}
        hint={price && t('sign_up.message.price', { price })}
        name="signup_message"
        rows={3}
        maxLength={message_length}
        defaultValue={draft.member_id === id ? draft.signup_message : undefined}
        error={errors.signup_message}
      />
      {fictional && (
        <>
          <Notice tone="fictional">{fictional.warning}</Notice>
          <Checkbox
            name="fictional_version"
            value={fictional.version}
            label={t('sign_up.message.fictional_confirmation', { name })}
            error={errors.fictional_version}
          />
        </>
      )}
      <FieldError id="first-message-to" text={errors.member_id} />
    </FormSection>
  )
}
