import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import { FictionalBadge } from '#site/ui/people/fictional_badge.tsx'
import styles from './two_kinds.module.css'

/** Two faces, one of them marked as fictional. */
export function TwoKinds() {
  const settings = useSettings()
  const [member, fictional] = portraitsOf(settings, 2, 20)
  return (
    <div className={styles.kinds}>
      <DrawingImage drawing={member!} sizes="7rem" />
      <div className={styles.marked}>
        <DrawingImage drawing={fictional!} sizes="7rem" />
        <FictionalBadge mark={{ label: settings.fictional_singular }} />
      </div>
    </div>
  )
}
