import { Overlay, type OverlayProps } from './overlay.tsx'

/** Things beside the page, such as filters: from below on phones, from the side on wide screens. Load it lazily. */
export function Sheet(props: OverlayProps) {
  return <Overlay shape="sheet" {...props} />
}
