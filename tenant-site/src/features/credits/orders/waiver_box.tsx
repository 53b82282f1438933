import { Trans, useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { NewTabLink } from '#site/lib/pages/new_tab_link.tsx'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import type { useWaiver } from './use_waiver.ts'

type WaiverBoxProps = Pick<ReturnType<typeof useWaiver>, 'box' | 'isTicked' | 'isMissing' | 'tick'>

/** Asks for the credits at once and names what follows (Directive 2011/83/EU, art. 16(m)), beside what the contract is about. */
export function WaiverBox({ box, isTicked, isMissing, tick }: WaiverBoxProps) {
  const { t } = useTranslation('credits')
  const { refund_days } = useSettings()
  return (
    <>
      <p>
        <Trans
          t={t}
          i18nKey="waiver.information"
          components={{ terms: <NewTabLink to="/terms" />, returns: <NewTabLink to="/return-policy" /> }}
        />
      </p>
      <Checkbox
        ref={box}
        name="waiver"
        label={t('waiver.label', { refund_days })}
        checked={isTicked}
        onChange={({ target }) => tick(target.checked)}
        error={isMissing ? t('waiver.missing') : undefined}
      />
    </>
  )
}
