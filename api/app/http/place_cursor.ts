/** A place in a list that is newest first: microseconds since 1970, and the id of what stands there. */
export interface PlaceCursor {
  place: string
  id: string
}

/** As it is written into an address. */
export const PLACE_CURSOR = /^(\d{1,18})-(\d{1,18})$/

/** Undefined for anything else. */
export function readPlaceCursor(text: string | undefined): PlaceCursor | undefined {
  const [, place, id] = PLACE_CURSOR.exec(text ?? '') ?? []
  return place && id ? { place, id } : undefined
}

export function placeCursor({ place, id }: PlaceCursor): string {
  return `${place}-${id}`
}

/** SQL: the `place` of a time. */
export function placeOf(time: string): string {
  return `(extract(epoch from ${time}) * 1000000)::bigint::text`
}

/** SQL: what stands behind a cursor, by its time and id; all without one. Takes `place` and `id`. */
export function isBehindPlace(time: string, id: string, cursor: PlaceCursor | undefined): string {
  if (!cursor) return 'true'
  return `(${time}, ${id}) < ('epoch'::timestamptz + cast(:place as bigint) * interval '1 microsecond', cast(:id as bigint))`
}
