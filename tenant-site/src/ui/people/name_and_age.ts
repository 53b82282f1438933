import type { Person } from '#site/ui/person.ts'

/** The age is null where the brand doesn't show it, and of who has left. */
export function nameAndAge({ name, age }: Pick<Person, 'name' | 'age'>): string {
  return age === null ? name : `${name}, ${age}`
}
