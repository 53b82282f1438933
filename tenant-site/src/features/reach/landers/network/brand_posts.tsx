import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useMessagePrice } from '#site/lib/writing/use_message_price.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { stillLife } from '#site/ui/drawings/still_life.ts'
import { classes } from '#site/ui/classes.ts'
import styles from './brand_posts.module.css'
import { Post } from './post.tsx'
import { TwoKinds } from './two_kinds.tsx'

/** What the brand says about itself, and named so, as posts of four kinds: a picture, a figure, faces, and words. */
export function BrandPosts() {
  const { t } = useTranslation('landers')
  const { name: site, fictional_plural, theme } = useSettings()
  const price = useMessagePrice()
  return (
    <section className={styles.feed}>
      <p className={styles.from}>
        <span className={styles.initial} aria-hidden="true">
          {[...site][0]}
        </span>
        {t('network.from', { site })}
      </p>
      <ul className={styles.posts}>
        <Post title={t('network.posts.free.title')} text={t('network.posts.free.text')}>
          <Drawn
            className={styles.picture}
            drawing={stillLife(theme.preset, 'chat')}
            sizes="(width >= 768px) 44rem, 100vw"
          />
        </Post>
        <Post title={t('network.posts.cost.title')} text={t('network.posts.cost.text')}>
          {price && <p className={styles.price}>{price}</p>}
        </Post>
        <Post
          title={t('network.posts.fictional.title')}
          text={t('network.posts.fictional.text', { fictional_plural })}
          isNarrow
        >
          <TwoKinds />
        </Post>
        <Post title={t('network.posts.leave.title')} text={t('network.posts.leave.text')} isNarrow>
          <Drawn
            className={classes(styles.picture, styles.small)}
            drawing={stillLife(theme.preset, 'lost')}
            sizes="(width >= 576px) 22rem, 100vw"
          />
        </Post>
      </ul>
    </section>
  )
}
