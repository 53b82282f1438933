import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import type { Load } from '#site/lib/pages/page.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { TownMap } from './map/town_map.tsx'
import { RegionChoice } from './map/region_choice.tsx'
import styles from './maplanding_screen.module.css'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'

export const load: Load = async (visit, request) => {
  await visit.queryClient.ensureQueryData(call(visit.api, 'map.show'))
  await loadLander(visit, request)
}

/** The country, a light for each town; choosing a region is the first answer of the sign-up. */
export default function MapLanding() {
  const { t } = useTranslation('landers')
  const { api } = useVisit()
  const words = useLanderWords({ title: t('map.title'), text: t('map.text') })
  const { data: map } = useQuery(call(api, 'map.show'))
  const [region, setRegion] = useState('')
  if (!map) return null
  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <LanderWords {...words} />
      <TownMap map={map} region={region} onChoose={setRegion} />
      <FirstStep title={t('map.form')}>
        <RegionChoice map={map} region={region} onChoose={setRegion} />
      </FirstStep>
    </div>
  )
}
