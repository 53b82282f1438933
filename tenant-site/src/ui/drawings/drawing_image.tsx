import { type Drawing, fileOf } from './drawing.ts'

export type DrawingImageProps = {
  drawing: Drawing
  /** Widths on screen, as `sizes` of an image. */
  sizes: string
  /** Part of what is seen first. */
  isUrgent?: boolean
  onLost?: () => void
}

/** Decorative: what it is, drawings and no members, is said beside it. */
export function DrawingImage({ drawing, sizes, isUrgent = false, onLost }: DrawingImageProps) {
  const { widths, width, height } = drawing
  const files = (format: 'avif' | 'webp') =>
    widths.map((one) => `${fileOf(drawing, one, format, __ART_VERSION__)} ${one}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <img
        src={fileOf(drawing, widths[1] ?? widths[0]!, 'webp', __ART_VERSION__)}
        srcSet={files('webp')}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onError={onLost}
      />
    </picture>
  )
}
