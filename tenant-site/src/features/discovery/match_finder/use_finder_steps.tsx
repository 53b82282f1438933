import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coffee, Globe, Heart, MapPin, MapPinned, MessageCircle, Sparkles, Users, Wine } from 'lucide-react'
import { PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'
import { call } from '#site/lib/api/call.ts'
import { countryName } from '#site/lib/brand/country_name.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { AgeRange } from '#site/ui/fields/age_range.tsx'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { Pills } from '#site/ui/fields/pills.tsx'
import { Segments } from '#site/ui/fields/segments.tsx'
import { OLDEST } from '#site/features/discovery/filters/filters.ts'
import type { FinderAnswers, Reason } from './finder_answers.ts'

/** Its fields stay in the form while another question is shown. */
export type FinderStep = { name: string; title: string; fields: ReactNode }

const REASON_ICONS = {
  relationship: Heart,
  dating: Wine,
  friendship: Users,
  chat: MessageCircle,
  adventure: Sparkles,
} as const satisfies Record<Reason, unknown>

/** Without questions on attributes the brand doesn't show. */
export function useFinderSteps(answers: FinderAnswers, country: string): FinderStep[] {
  const { t, i18n } = useTranslation(['discovery', 'members'])
  const { api } = useVisit()
  const { limits, visible_profile_fields: shown } = useSettings()
  const isHydrated = useHydrated()
  const { data: interests = [] } = useQuery(call(api, 'interests.index'))
  const steps: FinderStep[] = [
    {
      name: 'who',
      title: t('finder.who_question'),
      fields: (
        <>
          <Segments
            legend={t('filters.gender')}
            name="gender"
            defaultValue={answers.gender}
            choices={(['female', 'male', 'both'] as const).map((value) => ({
              value,
              label: t(`filters.genders.${value}`),
            }))}
          />
          <AgeRange
            legend={t('filters.age')}
            fromLabel={t('filters.age_from')}
            toLabel={t('filters.age_to')}
            least={limits.min_age}
            most={OLDEST}
            defaultValue={[answers.min_age, answers.max_age]}
            isHydrated={isHydrated}
          />
        </>
      ),
    },
    {
      name: 'near',
      title: t('finder.where_question'),
      fields: (
        <ChoiceCards
          legend={t('finder.where_legend')}
          name="near"
          defaultValue={answers.near}
          choices={[
            { value: 'region', label: t('finder.areas.region'), icon: <MapPin aria-hidden="true" /> },
            {
              value: 'country',
              label: t('finder.areas.country', { country: countryName(country, i18n.language) }),
              icon: <MapPinned aria-hidden="true" />,
            },
            { value: 'anywhere', label: t('finder.areas.anywhere'), icon: <Globe aria-hidden="true" /> },
          ]}
        />
      ),
    },
    {
      name: 'reason',
      title: t('finder.reason_question'),
      fields: (
        <ChoiceCards
          legend={t('finder.reason_legend')}
          name="reason"
          defaultValue={answers.reason ?? ''}
          choices={[
            ...PROFILE_FIELDS.reason.choices.map((value) => {
              const Icon = REASON_ICONS[value]
              return { value, label: t(`members:values.reason.${value}`), icon: <Icon aria-hidden="true" /> }
            }),
            { value: '', label: t('finder.no_preference'), icon: <Coffee aria-hidden="true" /> },
          ]}
        />
      ),
    },
    {
      name: 'interests',
      title: t('finder.interests_question'),
      fields: (
        <Pills
          type="some"
          legend={t('finder.interests_question')}
          isLegendHidden
          hint={t('finder.interests_hint')}
          name="interests"
          choices={interests.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={answers.interests}
        />
      ),
    },
  ]
  return steps.filter(({ name }) => (name !== 'reason' && name !== 'interests') || shown.includes(name))
}
