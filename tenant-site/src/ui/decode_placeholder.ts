/** A thumbhash in base64 as a picture an `<img>` can show. Its decoder comes when the first one is needed. */
export async function decodePlaceholder(placeholder: string): Promise<string> {
  const { thumbHashToDataURL } = await import('thumbhash')
  return thumbHashToDataURL(Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0)))
}
