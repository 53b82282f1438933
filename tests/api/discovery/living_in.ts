import { asOwner, newPerson, type Brand, type Person } from '../../cast.ts'

export async function livingIn(brand: Brand, town: string, name = town): Promise<Person> {
  const person = await newPerson(brand, { name, gender: 'female', looking_for: 'both' })
  await moveTo(person, town)
  return person
}

/** Moves a member to the largest town of Great Britain of that name. */
export async function moveTo(person: Person, town: string): Promise<void> {
  const [place] = await asOwner(async (owner) => {
    const { rows } = await owner.query(
      `select region_id::text from global.cities where country = 'GB' and name = $1 order by population desc limit 1`,
      [town]
    )
    return rows
  })
  await person.browser.put('/api/profile', { country: 'GB', region_id: place.region_id, city: town })
}
