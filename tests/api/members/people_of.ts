interface ShownPerson {
  name: string
  fictional: { label: string; warning: string; version: string } | null
  fictional_icon: boolean
}

export function peopleOf(body: unknown): ShownPerson[] {
  if (typeof body !== 'object' || body === null) return []
  const within = Object.values(body).flatMap(peopleOf)
  return 'name' in body && 'age' in body ? [body as unknown as ShownPerson, ...within] : within
}
