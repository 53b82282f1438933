import { useEffect, useState } from 'react'

/** Data URL of a thumbhash in base64, once decoded; undefined for an empty placeholder. */
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

async function decodePlaceholder(placeholder: string): Promise<string> {
  const { thumbHashToDataURL } = await import('thumbhash')
  return thumbHashToDataURL(Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0)))
}
