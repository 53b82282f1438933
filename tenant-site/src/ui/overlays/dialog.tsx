import { Overlay, type OverlayProps } from './overlay.tsx'

/** A question or a moment of its own; a sheet from below on phones. Load it lazily: it brings its own machinery. */
export function Dialog(props: OverlayProps) {
  return <Overlay shape="dialog" {...props} />
}
