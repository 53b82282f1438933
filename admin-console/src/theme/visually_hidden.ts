/** For screen readers alone. */
export const VISUALLY_HIDDEN = {
  position: 'absolute',
  // `sx` takes a number up to 1 as a fraction of the parent.
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
