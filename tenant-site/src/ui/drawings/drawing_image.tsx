import { type Drawing, fileOf } from './drawing.ts'
import { ResponsivePicture, type ResponsivePictureProps } from './responsive_picture.tsx'

export type DrawingImageProps = Pick<ResponsivePictureProps, 'sizes' | 'isUrgent' | 'onLost'> & { drawing: Drawing }

/** Decorative: what it is, drawings and no members, is said beside it. */
export function DrawingImage({ drawing, ...shown }: DrawingImageProps) {
  const { widths, width, height } = drawing
  return (
    <ResponsivePicture
      fileOf={(one, format) => fileOf(drawing, one, format, __ART_VERSION__)}
      widths={widths}
      width={width}
      height={height}
      {...shown}
    />
  )
}
