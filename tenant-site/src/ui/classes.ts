/** Joins class names, skipping falsy ones: `classes(styles.card, isNew && styles.new)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
