import type { EncodedPhoto } from '#app/members/photos/processing/encode_photo'
import { encodeInWorker } from '#app/members/photos/processing/photo_workers'

export type EncodePhoto = (source: string) => Promise<EncodedPhoto>

/** Encodes so many files, and gives one of these for each further file. */
export function photoEncoder(most: number): EncodePhoto {
  const encoded: Promise<EncodedPhoto>[] = []
  let copies = 0
  return (source) => {
    if (encoded.length >= most) return encoded[copies++ % encoded.length]!
    encoded.push(encodeInWorker({ source }))
    return encoded.at(-1)!
  }
}
