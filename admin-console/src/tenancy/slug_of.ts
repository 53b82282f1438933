const LONGEST_SLUG = 41

/** The key that a name suggests: `Rosa & Co` is `rosa-co`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')
    .slice(0, LONGEST_SLUG)
}
