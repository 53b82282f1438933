import { Overlay, type OverlayProps } from './overlay.tsx'

/** A bottom sheet on phones; load it lazily, as it pulls in a library. */
export function Dialog(props: OverlayProps) {
  return <Overlay shape="dialog" {...props} />
}
