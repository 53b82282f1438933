import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Crop, Ellipsis, GripVertical, ImageUp, MoveLeft, MoveRight, Star, Trash2 } from 'lucide-react'
import { photoOf } from '#site/lib/people/photo_of.ts'
import type { OwnPhoto } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { classes } from '#site/ui/classes.ts'
import { Menu } from '#site/ui/buttons/menu.tsx'
import { MenuItem } from '#site/ui/buttons/menu_item.tsx'
import { Portrait } from '#site/ui/people/portrait.tsx'
import styles from './photo_tile.module.css'

type PhotoTileProps = {
  photo: OwnPhoto
  number: number
  isDragged: boolean
  /** Only a visible photo, or any pending one while none is visible. */
  mayBeMain: boolean
  /** Undefined when there is nothing to reorder. */
  handle?: ComponentProps<'button'>
  moves: { back: boolean; on: boolean }
  onMove: (by: number) => void
  onMakeMain: () => void
  onRemove: () => void
}

export function PhotoTile(props: PhotoTileProps) {
  const { photo, number, isDragged, mayBeMain, handle, moves, onMove, onMakeMain, onRemove } = props
  const { t } = useTranslation(['members', 'site'])
  const settings = useSettings()
  const { main, status, refusal } = photo
  const label = t('own_photos.photo_alt', { number })
  return (
    <div className={classes(styles.tile, isDragged && styles.dragged, status === 'refused' && styles.refused)}>
      <Portrait
        person={{ name: label, age: null, photo: photoOf(photo, settings, 'card'), fictional: null }}
        alt={label}
        isFluid
      />
      <p className={styles.marks}>
        {main && (
          <span className={styles.main}>
            <Star aria-hidden="true" />
            {t('own_photos.main_badge')}
          </span>
        )}
        {status === 'pending' && <span className={styles.mark}>{t('own_photos.pending_badge')}</span>}
        {status === 'refused' && <span className={styles.mark}>{t('own_photos.rejected_badge')}</span>}
      </p>
      {refusal && <p className={styles.why}>{t(`own_photos.refusals.${refusal}`)}</p>}
      <div className={styles.ways}>
        {handle && (
          <button
            type="button"
            className={styles.handle}
            aria-label={t('own_photos.move_label', { number })}
            {...handle}
          >
            <GripVertical aria-hidden="true" />
          </button>
        )}
        <div className={styles.menu}>
          <Menu
            trigger={<Ellipsis aria-hidden="true" />}
            label={t('own_photos.menu_label', { number })}
            look={{ variant: 'quiet', round: true }}
          >
            {mayBeMain && (
              <MenuItem
                icon={main ? <Crop aria-hidden="true" /> : <ImageUp aria-hidden="true" />}
                onChoose={onMakeMain}
              >
                {t(main ? 'own_photos.crop.open' : 'own_photos.make_main')}
              </MenuItem>
            )}
            {moves.back && (
              <MenuItem icon={<MoveLeft aria-hidden="true" />} onChoose={() => onMove(-1)}>
                {t('own_photos.move_forward')}
              </MenuItem>
            )}
            {moves.on && (
              <MenuItem icon={<MoveRight aria-hidden="true" />} onChoose={() => onMove(1)}>
                {t('own_photos.move_back')}
              </MenuItem>
            )}
            <MenuItem icon={<Trash2 aria-hidden="true" />} onChoose={onRemove}>
              {t('site:common.remove')}
            </MenuItem>
          </Menu>
        </div>
      </div>
    </div>
  )
}
