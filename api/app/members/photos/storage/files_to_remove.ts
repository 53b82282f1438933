/** A photo's files by column; older demo photos have no blurred one. */
export interface PhotoFiles {
  filename: string
  thumb_filename: string
  match_filename: string
  blurred_filename: string | null
}

export function filesToRemove(row: PhotoFiles) {
  return {
    large: row.filename,
    thumb: row.thumb_filename,
    match: row.match_filename,
    blurred: row.blurred_filename ?? '',
  }
}
