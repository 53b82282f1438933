interface Texts {
  [key: string]: string | Texts
}

/** react-admin's messages (`%{name}`, `one |||| other`) in i18next's syntax (`{{name}}`, `_one`, `_other`). */
export function fromPolyglot(texts: object): Texts {
  return Object.fromEntries(
    Object.entries(texts as Texts).flatMap(([key, text]): [string, string | Texts][] =>
      typeof text === 'string' ? converted(key, text) : [[key, fromPolyglot(text)]]
    )
  )
}

/** The bare key remains beside the plurals, for calls without a count. */
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
