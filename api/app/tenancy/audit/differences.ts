import { isDeepStrictEqual } from 'node:util'

/** A value without parts of its own: a setting in one language, a colour, a price; null stands for nothing of one's own. */
export type Value = string | number | boolean | string[] | null

/** What was and what is now, by name. */
export type Differences = Record<string, { from: Value; to: Value }>

/** What differs between two states of a record; nested values are told apart by their path, as `index_title.de`. */
export function differences(before: object, after: object): Differences {
  const [from, to] = [flat(before), flat(after)]
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort()
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(from[name], to[name]))
      .map((name) => [name, { from: from[name] ?? null, to: to[name] ?? null }])
  )
}

function flat(values: object, path = ''): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(flat(value, `${path}${name}.`))
        : [[`${path}${name}`, value]]
    )
  )
}
