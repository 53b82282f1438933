export type ResponsivePictureProps = {
  /** Address of the file of a width. */
  fileOf: (width: number, format: 'avif' | 'webp') => string
  /** Of its files, in px. */
  widths: readonly number[]
  width: number
  height: number
  /** Widths on screen, as `sizes` of an image. */
  sizes: string
  alt?: string | undefined
  /** Part of what is seen first. */
  isUrgent?: boolean | undefined
  className?: string | undefined
  onLost?: (() => void) | undefined
}

/** An image in AVIF and WebP, of which browsers choose the width they need. */
export function ResponsivePicture(props: ResponsivePictureProps) {
  const { fileOf, widths, width, height, sizes, alt = '', isUrgent, className, onLost } = props
  const files = (format: 'avif' | 'webp') => widths.map((one) => `${fileOf(one, format)} ${one}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <img
        className={className}
        src={fileOf(widths[1] ?? widths[0]!, 'webp')}
        srcSet={files('webp')}
        sizes={sizes}
        alt={alt}
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
