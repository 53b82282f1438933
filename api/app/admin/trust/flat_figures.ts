import type { TrustMonth } from './trust_month.js'

type Flat = Record<string, number | null>

/** Every figure of a month by its path, like `notices.by_reason.spam`. */
export function flatFigures({ figures, active_members: active, average_active: average }: TrustMonth): Flat {
  return { ...flattened(figures), active_members: active, average_active: average }
}

function flattened(figures: object, path = ''): Flat {
  return Object.entries(figures).reduce<Flat>((flat, [name, value]) => {
    const place = path ? `${path}.${name}` : name
    return { ...flat, ...(typeof value === 'object' && value !== null ? flattened(value, place) : { [place]: value }) }
  }, {})
}
