import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { QuietHours } from './quiet_hours.tsx'
import type { Told } from './shapes.ts'
import { useChangeTold } from './use_change_told.ts'

const LOOKS = ['hidden', 'name', 'full'] as const

/** How quietly pushes come: what a locked screen shows, and when nothing rings. */
export function PushLook({ told }: { told: Told }) {
  const { t } = useTranslation('notices')
  const { mutate: change } = useChangeTold()
  return (
    <FormSection title={t('look.title')} text={t('look.text')}>
      <ChoiceCards
        legend={t('look.lock_screen')}
        name="lock_screen"
        choices={LOOKS.map((value) => ({
          value,
          label: t(`look.${value}.name`),
          hint: t(`look.${value}.example`),
        }))}
        value={told.lock_screen}
        onChange={(value) => change({ lock_screen: value as Told['lock_screen'] })}
      />
      <QuietHours hours={told.quiet_hours} />
    </FormSection>
  )
}
