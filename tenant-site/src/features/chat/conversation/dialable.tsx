/** Runs of digits, as in `0800-0113`, `*4141` and `116 123`. */
const NUMBER = /(\*?\d[\d -]*\d)/

/** A text whose phone numbers are called by a press (RFC 3966). */
export function Dialable({ text }: { text: string }) {
  return text.split(NUMBER).map((part, index) =>
    // Between any two texts stands what the pattern took.
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={`tel:${part.replaceAll(/[ -]/g, '')}`}>
        {part}
      </a>
    )
  )
}
