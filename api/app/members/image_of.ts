import type Photo from './photo.js'

/** A photo as answers show it: paths without a host, which the client puts `cdn_prefix` before. */
export interface Image {
  filename: string
  thumb_filename: string
  match: string
  status: 'active' | 'pending'
  /** A thumbhash in base64, drawn until the photo is there; or ''. */
  placeholder: string
}

/** The shape of a photo; null when there is none or when it was refused. */
export function imageOf(photo: Photo | null | undefined): Image | null {
  if (!photo || photo.status === 'refused') return null
  return {
    filename: photo.filename,
    thumb_filename: photo.thumbFilename,
    match: photo.matchFilename,
    status: photo.status === 'pending' ? 'pending' : 'active',
    placeholder: photo.placeholder,
  }
}
