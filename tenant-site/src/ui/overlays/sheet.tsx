import { Overlay, type OverlayProps } from './overlay.tsx'

/** A bottom sheet on phones, a side panel on wide screens; load it lazily. */
export function Sheet(props: OverlayProps) {
  return <Overlay shape="sheet" {...props} />
}
