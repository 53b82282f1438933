import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EyeOff, LocateFixed, MapPin } from 'lucide-react'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { BrowserPlace } from './browser_place.tsx'
import { ProfileSection } from '#site/features/members/profile_sections/profile_section.tsx'
import { RegionPlace, type PlaceProps } from './region_place.tsx'
import type { OwnProfile, ProfileChanges } from '#site/features/members/profile_sections/shapes.ts'
import { CountryField } from './country_field.tsx'

type Way = 'region' | 'browser' | 'hidden'

/** As exact as the member wants: from lists, by the browser, or the country only. */
export function PlaceSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('members')
  const [chosen, setChosen] = useState<Way>()

  const read = (data: FormData): ProfileChanges => ({
    country: String(data.get('country')),
    region_id: String(data.get('region_id') ?? '') || null,
    city: String(data.get('city') ?? '').trim() || null,
  })

  return (
    <ProfileSection name="place" text={t('own.place.text')} profile={profile} read={read} foresee={foresee}>
      {({ errors, unsaved }) => {
        const way = chosen ?? (unsaved?.place?.[0] as Way | undefined) ?? (profile.region ? 'region' : 'hidden')
        return (
          <>
            <ChoiceCards
              legend={t('own.place.legend')}
              name="place"
              choices={[
                { value: 'region', label: t('own.place.region'), icon: <MapPin aria-hidden="true" /> },
                { value: 'browser', label: t('own.place.browser'), icon: <LocateFixed aria-hidden="true" /> },
                { value: 'hidden', label: t('own.place.hidden'), icon: <EyeOff aria-hidden="true" /> },
              ]}
              value={way}
              onChange={(value) => setChosen(value as Way)}
            />
            {way === 'region' && <RegionPlace profile={profile} unsaved={unsaved} errors={errors} />}
            {way === 'browser' && <BrowserPlace profile={profile} errors={errors} />}
            {way === 'hidden' && <HiddenPlace profile={profile} unsaved={unsaved} errors={errors} />}
          </>
        )
      }}
    </ProfileSection>
  )
}

/** The region's name is known only from the response. */
function foresee({ country, region_id, city }: ProfileChanges): Partial<OwnProfile> {
  return { ...(country && { country }), city, ...(region_id === null && { region: null }) }
}

/** The country only. */
function HiddenPlace({ profile, unsaved, errors }: PlaceProps) {
  const { t } = useTranslation('members')
  const [country, setCountry] = useState(unsaved?.country?.[0] ?? profile.country)
  return (
    <>
      <p>{t('own.place.hidden_text')}</p>
      <CountryField own={profile.country} value={country} onChange={setCountry} error={errors.country} />
    </>
  )
}
