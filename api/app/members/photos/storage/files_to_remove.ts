/** Files of a photo as its row names them; drawn ones of before have no blurred one. */
export interface PhotoFiles {
  filename: string
  thumb_filename: string
  match_filename: string
  blurred_filename: string | null
}

/** What a row's files are to be removed as. */
export function filesToRemove(row: PhotoFiles) {
  return {
    large: row.filename,
    thumb: row.thumb_filename,
    match: row.match_filename,
    blurred: row.blurred_filename ?? '',
  }
}
