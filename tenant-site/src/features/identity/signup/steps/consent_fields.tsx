import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { ConsentText } from '#site/features/identity/consents/consent_text.tsx'
import { useConsentValues } from '#site/features/identity/consents/use_consent_values.ts'
import type { SignupPart } from './signup_part.ts'

/** Each consent is ticked separately; sharing with partners is optional and asked only where the brand does. */
export function ConsentFields({ errors }: Pick<SignupPart, 'errors'>) {
  const { t } = useTranslation('identity')
  const { member_resell: isAskedForPartners } = useSettings()
  const values = useConsentValues()
  return (
    <FormSection title={t('sign_up.consents.title')}>
      <Checkbox
        name="accept_terms"
        label={<ConsentText text="sign_up.consents.terms" page="/terms" />}
        error={errors.accept_terms}
      />
      <Checkbox
        name="accept_privacy"
        label={<ConsentText text="sign_up.consents.privacy" page="/privacy" />}
        error={errors.accept_privacy}
      />
      <Checkbox
        name="consent_sexuality"
        label={t('sign_up.consents.sexuality', values)}
        error={errors.consent_sexuality}
      />
      {isAskedForPartners && (
        <>
          <Checkbox name="consent_resell" label={t('sign_up.consents.resell', values)} />
          <input type="hidden" name="resell_partners" value={values.partners} />
        </>
      )}
    </FormSection>
  )
}
