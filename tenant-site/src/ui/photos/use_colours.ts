import { useEffect, useState } from 'react'

/** A photo's own blurred colours as a picture an `<img>` can show, when they are decoded; none for an empty placeholder. */
export function useColours(placeholder: string): string | undefined {
  const [decoded, setDecoded] = useState<{ placeholder: string; picture: string }>()

  useEffect(() => {
    if (placeholder)
      decodePlaceholder(placeholder).then(
        (picture) => setDecoded({ placeholder, picture }),
        () => {}
      )
  }, [placeholder])

  return decoded?.placeholder === placeholder ? decoded.picture : undefined
}

/** A thumbhash in base64 as a picture an `<img>` can show. Its decoder comes when the first one is needed. */
async function decodePlaceholder(placeholder: string): Promise<string> {
  const { thumbHashToDataURL } = await import('thumbhash')
  return thumbHashToDataURL(Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0)))
}
