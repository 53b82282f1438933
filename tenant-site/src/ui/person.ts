/** A photo to show; null shows a drawing in its place. */
export type Photo = {
  src: string
  /** The same at twice the width, for cards on fine screens. */
  sharp?: string
  /** Thumbhash in base64, shown until the photo has come; may be empty. */
  placeholder: string
}

/** A photo that stays closed: blurred by the server, or its colours alone. */
export type Veil = {
  src: string | null
  /** Thumbhash in base64; may be empty. */
  placeholder: string
}

/** Null for a real person; the tenant's word for a fictional profile. */
export type FictionalMark = { label: string } | null

/**
 * A person as the interface shows one. Every component that shows people takes this shape, so that nobody can be
 * drawn without saying whether they are real.
 */
export type Person = {
  name: string
  age: number | null
  photo: Photo | null
  /** Stands in for a photo that is not the viewer's to see. */
  veil?: Veil | null
  fictional: FictionalMark
}
