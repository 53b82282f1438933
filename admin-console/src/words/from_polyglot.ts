/** Texts by key, nested. */
interface Texts {
  [key: string]: string | Texts
}

/** react-admin's messages (`%{name}`, `one |||| other`) in i18next's way of writing them (`{{name}}`, `_one`, `_other`). */
export function fromPolyglot(texts: object): Texts {
  return Object.fromEntries(
    Object.entries(texts as Texts).flatMap(([key, text]): [string, string | Texts][] =>
      typeof text === 'string' ? converted(key, text) : [[key, fromPolyglot(text)]]
    )
  )
}

/** The bare key stays beside the plurals for when nobody counts. */
function converted(key: string, text: string): [string, string][] {
  const [one, other] = text
    .replaceAll(/%\{(\w+)\}/g, '{{$1}}')
    .split('||||')
    .map((form) => form.trim())
  const plain: [string, string] = [key, one!]
  return other
    ? [
        plain,
        [`${key}_one`, one!.replaceAll('{{smart_count}}', '{{count}}')],
        [`${key}_other`, other.replaceAll('{{smart_count}}', '{{count}}')],
      ]
    : [plain]
}
