import { useEffect, useState } from 'react'
import { decodePlaceholder } from './decode_placeholder.ts'

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
