export type Photo = {
  src: string
  /** Double width, for cards on high-density screens. */
  sharp?: string
  /** Thumbhash in base64, shown while loading; may be empty. */
  placeholder: string
}

/** Private photo: blurred by the server, or only its colours. */
export type BlurredImage = {
  src: string | null
  placeholder: string
}

/** The tenant's label for fictional profiles; null for real people. */
export type FictionalMark = { label: string } | null

/** Every component that shows people takes this type, so none can omit whether the person is real. */
export type Person = {
  name: string
  age: number | null
  photo: Photo | null
  /** Replaces a photo the viewer may not see. */
  veil?: BlurredImage | null
  fictional: FictionalMark
}
