import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import type { Load } from '#site/lib/pages/page.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import { BrandPosts } from './network/brand_posts.tsx'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'
import styles from './socialnetwork_screen.module.css'

const TOPICS = 18

export const load: Load = async (visit, request) => {
  await visit.queryClient.ensureQueryData(call(visit.api, 'interests.index'))
  await loadLander(visit, request)
}

/** Built like a network's start page; all posts are the brand's own, and named so. */
export default function SocialNetwork() {
  const { t } = useTranslation('landers')
  const { api } = useVisit()
  const settings = useSettings()
  const { name: site } = settings
  const words = useLanderWords({ title: t('network.title'), text: t('network.text', { site }) })
  const { data: interests = [] } = useQuery(call(api, 'interests.index'))
  return (
    <div className={styles.network}>
      <LanderHead {...words} />
      <div className={styles.cover}>
        <div className={styles.banner}>
          {portraitsOf(settings, 7, 13).map((drawing, place) => (
            <DrawingImage key={place} drawing={drawing} sizes="(width >= 768px) 15vw, 34vw" isUrgent={place < 2} />
          ))}
        </div>
        <DrawnNote as="p" />
      </div>
      <div className={styles.page}>
        <div className={styles.first}>
          <LanderWords {...words} />
          <FirstStep title={t('network.form')} />
        </div>
        <div className={styles.posts}>
          <BrandPosts />
        </div>
        <section className={styles.topics}>
          <h2>{t('network.topics')}</h2>
          <p>{t('network.topics_text')}</p>
          <ul className={styles.interests}>
            {interests.slice(0, TOPICS).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
